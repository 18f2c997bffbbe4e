import { commonPasswords } from './common-passwords.ts'

const runs = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm']
const backwards = (text: string): string => text.split('').toReversed().join('')
const allRuns = runs.flatMap((run) => [run + run, backwards(run + run)])

/** Up to three characters again and again: aaaaaaaa, 12312312. */
const repeated = /^(.{1,3})\1+.{0,2}$/u

const plain = (text: string): string => text.toLowerCase().replace(/[\s.,_-]/g, '')

/**
 * Is it one of those that are guessed first: a known one, a run of the keyboard, one thing again and again, or what
 * everybody knows of the person (`known`: name, mobile number, e-mail address)? NIST SP 800-63B section 3.1.1.2.
 */
export function isGuessable(password: string, known: (string | null)[] = []): boolean {
  const tried = plain(password)
  const withoutEnd = tried.replace(/[\d!@#$*]+$/, '')
  return (
    [tried, withoutEnd].some((text) => commonPasswords.has(text)) ||
    repeated.test(tried) ||
    allRuns.some((run) => run.includes(tried)) ||
    known.some((one) => one !== null && namesOf(one).some((name) => [tried, withoutEnd].includes(name)))
  )
}

/** What is known, in the ways it is typed: +919876543210 also as its ten digits, an address also without its site. */
const namesOf = (known: string): string[] =>
  [known, known.replace(/^\+91/, ''), known.replace(/^\+/, ''), known.replace(/@.*$/, '')]
    .map(plain)
    .filter((name) => name !== '')
