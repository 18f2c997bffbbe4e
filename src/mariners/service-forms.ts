// Service, courses, certificates, uniform: what Form 20 asks in parts B and G, and what the rules count.
import { z } from 'zod'
import {
  capacities,
  certificateGrades,
  certificateKinds,
  courses,
  departments,
  forces,
  institutes,
  uniformedCapacities,
  waters,
} from '../rules/index.ts'
import {
  day,
  inOrder,
  oneOf,
  optionalDay,
  optionalOneOf,
  optionalPower,
  optionalWords,
  optionalYesNo,
  words,
  yesNo,
} from './form-fields.ts'

const orderError = 'mariners.error.order'
type Period = { fromDay: string; toDay: string | null; continuing: boolean }

/** Either it goes on, or it has a last day: a forgotten last day is not a service that goes on. */
const ended = ({ continuing, toDay }: Period): boolean => continuing || toDay !== null
const endedError = { path: ['toDay'], error: 'mariners.error.toDay' }

/** The last day of what goes on is null, whatever was typed. */
const closed = <T extends Period>({
  continuing,
  toDay,
  ...rest
}: T): Omit<T, 'continuing' | 'toDay'> & { toDay: string | null } => ({
  ...rest,
  toDay: continuing ? null : toDay,
})

const period = { fromDay: day('fromDay'), continuing: yesNo('continuing'), toDay: optionalDay('toDay') }
const engine = { hasEngine: optionalYesNo('hasEngine'), vesselBhp: optionalPower('vesselBhp') }

/** Form 20 part G. */
export const ServiceForm = z
  .object({
    vesselNumber: optionalWords('vesselNumber', 40),
    vesselName: words('vesselName'),
    vesselId: optionalWords('vesselName', 40),
    ...period,
    department: oneOf('department', departments),
    capacity: oneOf('capacity', capacities),
    waters: oneOf('waters', waters),
    state: words('state', 6).regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'mariners.error.state'),
    ...engine,
    vesselNhp: optionalPower('vesselNhp'),
    mainEngineWatch: optionalYesNo('mainEngineWatch'),
    inCharge: optionalYesNo('inCharge'),
    watchkeepingUnder: optionalOneOf('watchkeepingUnder', ['none', ...certificateGrades]),
    structuredTraining: optionalYesNo('structuredTraining'),
    portOfRegistry: optionalWords('portOfRegistry'),
  })
  .refine(ended, endedError)
  .transform(closed)
  .refine(({ fromDay, toDay }) => inOrder(fromDay, toDay), { path: ['toDay'], error: orderError })

export const CourseForm = z
  .object({
    course: oneOf('course', courses),
    institute: oneOf('institute', institutes),
    instituteName: words('instituteName', 200),
    certificateNumber: optionalWords('certificateNumber', 60),
    fromDay: optionalDay('fromDay'),
    completedOn: optionalDay('completedOn'),
  })
  .refine(({ fromDay, completedOn }) => inOrder(fromDay, completedOn), {
    path: ['completedOn'],
    error: orderError,
  })

const licences: readonly string[] = ['licence-master', 'licence-engineer', 'boat-handler']

/** Form 20 part B: with its suspensions and their cause. */
export const CertificateForm = z
  .object({
    grade: oneOf('grade', certificateGrades),
    kind: oneOf('certificateKind', certificateKinds),
    number: words('number', 60),
    issuedAt: words('issuedAt'),
    issuedOn: day('issuedOn'),
    validUntil: day('validUntil'),
    endedOn: optionalDay('endedOn'),
    maxNhp: optionalPower('maxNhp'),
    suspendedFrom: optionalDay('suspendedFrom'),
    suspendedTo: optionalDay('suspendedTo'),
    suspendedAgainFrom: optionalDay('suspendedAgainFrom'),
    suspendedAgainTo: optionalDay('suspendedAgainTo'),
    suspensionCause: optionalWords('suspensionCause', 400),
  })
  .refine(({ grade, kind }) => licences.includes(grade) === (kind === 'licence'), {
    path: ['kind'],
    error: 'mariners.error.licenceKind',
  })
  .refine(({ issuedOn, validUntil }) => inOrder(issuedOn, validUntil), {
    path: ['validUntil'],
    error: orderError,
  })
  .refine((held) => suspension(held.suspendedFrom, held.suspendedTo), {
    path: ['suspendedTo'],
    error: 'mariners.error.suspension',
  })
  .refine((held) => suspension(held.suspendedAgainFrom, held.suspendedAgainTo), {
    path: ['suspendedAgainTo'],
    error: 'mariners.error.suspension',
  })

/** An end needs a beginning, not later than it. */
const suspension = (from: string | null, to: string | null): boolean =>
  (from !== null || to === null) && inOrder(from, to)

export const UniformedForm = z
  .object({
    force: oneOf('force', forces),
    unitName: words('unitName', 200),
    capacity: oneOf('uniformedCapacity', uniformedCapacities),
    waterTransportUnit: yesNo('waterTransportUnit'),
    ...engine,
    ...period,
  })
  .refine(ended, endedError)
  .transform(closed)
  .refine(({ fromDay, toDay }) => inOrder(fromDay, toDay), { path: ['toDay'], error: orderError })
