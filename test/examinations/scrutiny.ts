// What an examiner does, page by page, for the tests of this room and of those after it.
import type { SignedIn } from '../support/house.ts'
import type { Page } from '../support/visitor.ts'

/** The examiner's page of a candidate's application. */
export const officePage = (own: string): string => own.replace('/my/applications/', '/office/JH/scrutiny/')

export async function recordLinks(officer: SignedIn, own: string): Promise<string[]> {
  const { $ } = await officer.get(officePage(own))
  return $('a[href*="/records/"]')
    .map((_i, link) => $(link).attr('href') ?? '')
    .get()
}

/** Finds every entry of the record as it is claimed; `otherwise` may find one in another way. */
export async function findAll(
  officer: SignedIn,
  own: string,
  otherwise: (kind: string, url: string) => Promise<Page | undefined> = async () => undefined,
): Promise<void> {
  for (const link of await recordLinks(officer, own)) {
    const isService = (await officer.get(link)).$('#vesselName').length > 0
    const answer =
      (await otherwise(isService ? 'service' : 'other', link)) ??
      (await officer.submit(link, { verdict: 'accepted' }))
    if (answer.status !== 303)
      throw new Error(`not found: ${answer.refusals.join()} ${JSON.stringify(answer.errors)}`)
  }
}

export const accept = async (officer: SignedIn, own: string): Promise<Page> =>
  await officer.submit(officePage(own), {}, `${officePage(own)}/acceptance`)
