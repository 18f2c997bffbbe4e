import type { z } from 'zod'
import { type Claim, readClaim, type RecordKind } from '../../mariners/index.ts'
import { type FormState, readForm } from '../../shell/form.ts'
import { FindingForm } from './scrutiny.forms.ts'

type Typed = z.output<typeof FindingForm> & { corrected: Claim | null }

/** The form of a finding: with the verdict `corrected`, the questions of the entry are read as well. */
export function readFinding(
  kind: RecordKind,
  body: unknown,
): { ok: true; value: Typed; state: FormState } | { ok: false; state: FormState } {
  const form = readForm(FindingForm, body)
  if (!form.ok) return form
  if (form.value.verdict !== 'corrected') return { ...form, value: { ...form.value, corrected: null } }
  const claim = readClaim(kind, body)
  return claim.ok ? { ...form, value: { ...form.value, corrected: claim.value } } : claim
}
