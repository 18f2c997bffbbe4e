// Time on the processor and not on the wall: what other programs do meanwhile does not count.

/** CPU seconds of this process so far, collection of garbage and compiling included. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

export type Contest = {
  readonly name: string
  /** Asks everybody once; gives back how many may sit the examination. */
  readonly round: () => number | Promise<number>
}

const warming = 4

/** Whether a figure is what it aims at, as the bench prints it. */
export const atLeast = (figure: number, aim: number): string =>
  `aim: at least ${aim}, ${figure >= aim ? 'met' : 'missed'}`
export const atMost = (figure: number, aim: number): string =>
  `aim: at most ${aim}, ${figure <= aim ? 'met' : 'missed'}`

/** CPU seconds of each contestant for one round, the mean of several; they take turns, after four rounds that warm all of them up. */
export async function contest(contestants: readonly Contest[], rounds: number): Promise<number[]> {
  const spent = contestants.map(() => 0)
  for (let turn = -warming; turn < rounds; turn += 1) {
    for (const [i, { round }] of contestants.entries()) {
      const begun = cpuSeconds()
      await round()
      if (turn >= 0) spent[i]! += cpuSeconds() - begun
    }
  }
  return spent.map((seconds) => seconds / rounds)
}
