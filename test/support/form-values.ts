import type { Fields, Page } from './visitor.ts'

/**
 * What a form of a page would send as it stands. Where one has to choose and nothing is chosen, the first is: a
 * radio, or the first line of a list that says something.
 */
export function formValues({ $ }: Page, action: string): Fields {
  const form = $('form')
    .filter((_i, one) => $(one).attr('action') === action)
    .first()
  const values: Fields = {}
  form.find('input, textarea, select').each((_i, one) => {
    const field = $(one)
    const name = field.attr('name')
    const type = field.attr('type') ?? 'text'
    if (name === undefined || type === 'file' || type === 'checkbox') return
    if (type === 'radio' && values[name] !== undefined && field.attr('checked') === undefined) return
    values[name] = one.tagName === 'select' ? chosen($, one) : (field.attr('value') ?? field.text())
  })
  return values
}

function chosen($: Page['$'], select: Parameters<Page['$']>[0]): string {
  const options = $(select)
    .find('option')
    .map((_i, one) => $(one).attr('value') ?? '')
    .get()
  const selected = $(select).find('option[selected]').attr('value') ?? ''
  return selected === '' ? (options.find((value) => value !== '') ?? '') : selected
}
