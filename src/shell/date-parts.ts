type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const has = (classes: unknown, wanted: string): boolean => text(classes).includes(wanted)

/**
 * The boxes of a date field: their ids, names, widths, and which are red. Red are the boxes marked with
 * `error`; when none is marked, an error of the whole date colours them all.
 */
export function dateParts(params: unknown): Fields[] {
  if (!isFields(params)) return []
  const items = itemsOf(params)
  const someMarked = items.some((item) => isMarked(item))
  const allRed = Boolean(params['errorMessage']) && !someMarked
  return items.map((item) => boxOf(item, params, allRed))
}

function itemsOf(params: Fields): Fields[] {
  const items = params['items']
  if (Array.isArray(items) && items.length > 0) return items.filter(isFields)
  const wanted = ['day', 'month', 'year'].filter((name) => params[name] !== false)
  return wanted.map((name) => {
    const own = params[name]
    return isFields(own) ? { name, part: name, ...own } : { name, part: name }
  })
}

const isMarked = (item: Fields): boolean =>
  Boolean(item['error']) || has(item['classes'], 'govuk-input--error')

function boxOf(item: Fields, params: Fields, allRed: boolean): Fields {
  const name = text(item['name'])
  const prefixed = params['namePrefix'] ? `${text(params['namePrefix'])}-${name}` : name
  const values = isFields(params['values']) ? params['values'] : {}
  return {
    ...item,
    part: item['part'] ?? name,
    id: item['id'] ?? `${text(params['id'])}-${name}`,
    name: prefixed,
    value: item['value'] ?? values[prefixed],
    classes: boxClasses(item, allRed),
  }
}

function boxClasses(item: Fields, allRed: boolean): string {
  const own = text(item['classes'])
  const red =
    !has(own, 'govuk-input--error') && (Boolean(item['error']) || (allRed && item['error'] !== false))
  const width = (item['part'] ?? item['name']) === 'year' ? 4 : 2
  return [
    'govuk-date-input__input',
    red ? 'govuk-input--error' : '',
    has(own, 'govuk-input--width-') ? '' : `govuk-input--width-${width}`,
    own,
  ]
    .filter(Boolean)
    .join(' ')
}
