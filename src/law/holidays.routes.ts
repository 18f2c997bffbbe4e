import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addHoliday, holidaysOf, removeHoliday } from '../authorities/index.ts'
import { perform, readClock } from '../db/act.ts'
import { found } from '../shell/errors.ts'
import { type FormState, readForm } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { officeActor, officeOf } from '../shell/session.ts'
import { holidayPage, holidaysPage } from './holidays.page.ts'
import { HolidayForm, RemovalForm } from './law.forms.ts'
import { namesOf } from './settings-view.ts'

/** The calendar follows the Government's list: the office keeps it, as well as its head. */
const keepers = ['chief-examiner', 'district-magistrate', 'administrator']
const reading = { config: { roles: [...keepers, 'examiner', 'treasury', 'auditor'] } }
const changing = { config: { roles: keepers } }
const schema = { params: z.object({ office: z.string(), day: z.iso.date() }) }
const lastDay = '9999-12-31'

export const holidaysRoutes: Routes = (app, { db }) => {
  const named = async (authorityId: string, from: string, to: string) => {
    const holidays = await holidaysOf(db, authorityId, from, to)
    const nameOf = await namesOf(
      db,
      holidays.flatMap(({ setBy }) => setBy ?? []),
    )
    return holidays.map((one) => ({
      ...one,
      by: one.setBy === null ? null : (nameOf.get(one.setBy) ?? null),
    }))
  }
  const calendar = async (request: FastifyRequest, form?: FormState, refused?: string[]) => {
    const { authorityId, code, roles } = officeOf(request)
    const { today } = await readClock(db)
    const mayChange = keepers.some((role) => roles.includes(role))
    const holidays = await named(authorityId, `${today.slice(0, 4)}-01-01`, lastDay)
    return holidaysPage({ code, mayChange, today }, holidays, form, refused)
  }
  const oneDay = async (request: FastifyRequest, day: string, form?: FormState, refused?: string[]) => {
    const { authorityId, code } = officeOf(request)
    const [holiday] = await named(authorityId, day, day)
    return holidayPage(code, found(holiday, `holiday ${day}`), form, refused)
  }

  app.get('/holidays', reading, async (request, reply) => reply.page('law/holidays', await calendar(request)))

  app.post('/holidays', changing, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const form = readForm(HolidayForm, request.body)
    if (!form.ok) return reply.code(422).page('law/holidays', await calendar(request, form.state))
    const { day, nameEn: en, nameHi: hi, reason } = form.value
    const addition = { authorityId, day, name: { en, hi }, reason }
    const done = await perform(db, officeActor(request), async (act) => await addHoliday(act, addition))
    if (done.ok) return reply.goTo(`/office/${code}/holidays`)
    return reply.code(422).page('law/holidays', await calendar(request, form.state, done.refusals))
  })

  app.get('/holidays/:day', { ...changing, schema }, async (request, reply) =>
    reply.page('law/holiday', await oneDay(request, request.params.day)),
  )

  app.post('/holidays/:day/removal', { ...changing, schema }, async (request, reply) => {
    const { day } = request.params
    const { authorityId, code } = officeOf(request)
    const form = readForm(RemovalForm, request.body)
    if (!form.ok) return reply.code(422).page('law/holiday', await oneDay(request, day, form.state))
    const removal = { ...form.value, authorityId, day }
    const done = await perform(db, officeActor(request), async (act) => await removeHoliday(act, removal))
    if (done.ok) return reply.goTo(`/office/${code}/holidays`)
    return reply.code(422).page('law/holiday', await oneDay(request, day, form.state, done.refusals))
  })
}
