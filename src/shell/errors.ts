/**
 * The one error family: each carries the HTTP status that its page is shown with. Messages are for the log,
 * in English; the pages choose their words by status.
 */
export class AppError extends Error {
  readonly status: number
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/** Absent, or not for this person's eyes: both look the same from outside. */
export class NotFound extends AppError {
  constructor(what: string) {
    super(404, `not found: ${what}`)
  }
}

/** What came cannot be read: cut off on the way, or made by no form of ours. */
export class BadRequest extends AppError {
  constructor(what: string, options?: ErrorOptions) {
    super(400, `bad request: ${what}`, options)
  }
}

/** This role may not do this. */
export class Forbidden extends AppError {
  constructor(why: string) {
    super(403, `forbidden: ${why}`)
  }
}

/** A form came without a live session: the sign-in ran out while the page was open. */
export class SignedOut extends AppError {
  constructor() {
    super(403, 'forbidden: signed out')
  }
}

/** Someone was first, or the case moved on since the page was opened. What was typed is shown again. */
export class Conflict extends AppError {
  constructor(what: string, options?: ErrorOptions) {
    super(409, `conflict: ${what}`, options)
  }
}

/** Too many tries; `seconds` until the next may be made. */
export class TooMany extends AppError {
  readonly seconds: number
  constructor(seconds: number) {
    super(429, `too many requests, again in ${seconds} s`)
    this.seconds = seconds
  }
}

/** The value, or the page "not found". */
export function found<T>(value: T | undefined | null, what = 'record'): T {
  if (value === undefined || value === null) throw new NotFound(what)
  return value
}

/** The page was opened at another version of this case: someone acted in between. */
export function sameVersion(opened: number, now: number, what: string): void {
  if (opened !== now) throw new Conflict(`${what}: opened at version ${opened}, now ${now}`)
}
