/** Where a candidate stands before the screen: decides which page is shown. */
export type Standing =
  | 'waiting'
  | 'not-present'
  | 'ready'
  | 'running'
  | 'handed-over'
  | 'other-machine'
  | 'paused'
  | 'ended'
  | 'annulled'

type Attempt = { state: string; attendance: string; sessionState: string; deviceToken: string | null }

/** `device` is the sign-in of the machine that asks: a sitting is live on one machine at a time. */
export function standingOf(attempt: Attempt, device: string): Standing {
  switch (attempt.state) {
    case 'not-started':
      return beforeStart(attempt)
    case 'running':
      if (attempt.deviceToken === device) return 'running'
      return attempt.deviceToken === null ? 'handed-over' : 'other-machine'
    case 'paused':
    case 'annulled':
      return attempt.state
    default:
      return 'ended'
  }
}

function beforeStart({ sessionState, attendance }: Attempt): Standing {
  if (['finished', 'marked', 'released'].includes(sessionState)) return 'ended'
  if (sessionState !== 'running') return 'waiting'
  return attendance === 'present' ? 'ready' : 'not-present'
}
