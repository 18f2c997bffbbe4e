// The examination's screen as its script speaks to the server: JSON saves with a revision.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Candidate } from './hall.ts'

export type Saved = { status: number; body: Record<string, unknown> }
export type Save = {
  question: number
  revision: number
  answer: string | string[] | null
  marked?: boolean
  saveId?: string
}

/** The token of the page and the way to save, hand in or give a sign of life. */
export async function screenOf(app: FastifyInstance, me: Candidate) {
  const page = await me.get(`${me.page}/1`)
  const start = page.status === 200 ? page : await me.get('/en/my/password')
  const token = start.$('input[name=_csrf]').attr('value') ?? ''
  const send = async (path: string, body: object): Promise<Saved> => {
    const answer = await app.inject({
      method: 'POST',
      url: `${me.page}${path}`,
      headers: {
        cookie: [...me.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        accept: 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      payload: { _csrf: token, ...body },
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    options: page
      .$('input[name=answer]')
      .map((_i, input) => page.$(input).attr('value') ?? '')
      .get(),
    save: async (save: Save) =>
      await send('/answers', { saveId: randomUUID(), language: 'en', marked: false, ...save }),
    sign: async () => await send('/signs', {}),
  }
}
