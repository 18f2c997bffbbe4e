import { z } from 'zod'
import { versionField } from '../../shell/form.ts'

const key = (name: string) => `examinations.scrutiny.error.${name}`

export const VersionForm = z.object({ version: versionField })

const prefix = 'reason:'
/** Each field `reason:30(ii)(b)` that holds words is a reason under its clause. */
export const ReasonsForm = z
  .looseObject({
    version: versionField,
    decision: z.enum(['held', 'rejected'], { error: key('decision') }),
  })
  .transform(({ version, decision, ...rest }) => ({
    version,
    decision,
    reasons: Object.entries(rest).flatMap(([name, words]) =>
      name.startsWith(prefix) && typeof words === 'string' && words !== ''
        ? [{ citation: name.slice(prefix.length), words: words.slice(0, 2000) }]
        : [],
    ),
  }))

const optional = (longest: number) =>
  z
    .string()
    .max(longest, key('note'))
    .transform((text) => (text === '' ? null : text))
    .optional()
    .transform((text) => text ?? null)

export const FindingForm = z.object({
  version: versionField,
  recordVersion: versionField,
  verdict: z.enum(['accepted', 'corrected', 'not-accepted'], { error: key('verdict') }),
  note: optional(2000),
  againstDocumentId: z
    .union([z.literal('').transform(() => null), z.uuid({ error: key('againstDocumentId') })])
    .optional()
    .transform((id) => id ?? null),
})
export const AdmitCardsForm = z.object({ sessionId: z.uuid({ error: key('sessionId') }) })
