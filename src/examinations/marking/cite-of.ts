/** A citation as people say it: of a rule, or of a schedule. */
export function citeOf(citation: string): { key: string; cites: string } {
  const schedule = /^Schedule (.+)$/.exec(citation)?.[1]
  return schedule === undefined
    ? { key: 'examinations-marking.own.rule', cites: citation }
    : { key: 'examinations-marking.own.schedule', cites: schedule }
}
