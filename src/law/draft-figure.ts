import { type DraftFigure, type FigureView, isWithin } from '../rules/index.ts'
import type { FieldError } from '../shell/form.ts'
import { typedFigure } from './law.forms.ts'

type Draft = { draft: DraftFigure | undefined } | { error: FieldError }

/** A figure and its value belong together, within what such a figure can be. */
export function draftOf(figures: readonly FigureView[], path: string, typed: string): Draft {
  if (path === '' && typed === '') return { draft: undefined }
  const figure = figures.find((one) => one.path === path)
  if (figure === undefined) return { error: { field: 'figure', key: 'law.error.whichFigure' } }
  const value = typedFigure(typed)
  if (value !== undefined && isWithin(figure.limits, value)) return { draft: { path, value } }
  return { error: outside(figure) }
}

const outside = ({ limits: { least, most, whole } }: FigureView): FieldError => ({
  field: 'value',
  key: whole ? 'law.error.whole' : 'law.error.figure',
  values: { least, most },
})
