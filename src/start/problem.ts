/** One line for whoever runs the platform: what is wrong, without a stack. */
export function problemLine(error: unknown): string {
  return reason(error).split('\n')[0] ?? ''
}

function reason(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reason).join(', ')
  if (!(error instanceof Error)) return String(error)
  return error.message === '' ? error.name : error.message
}

/** The error's code, as EADDRINUSE. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
