// The figures of the law stand in the parameter files and tables, where the gazette vouches for them, and nowhere
// else: a number written into a rule or into its words would stay behind when the law changes.
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import type { RuleSet } from './gazette.ts'
import { numbersIn } from './number-words.ts'

/** The data that the grounding tests hold against the gazette. */
const data = /parameters\.ts$|^coefficient-k\.ts$|^fee-list\.ts$|^district-letters\.ts$/

type Allowed = { readonly reason: string; readonly fits: (node: ts.Node, text: string) => boolean }

const parentText = (node: ts.Node) => node.parent.getText().replace(/\s+/g, ' ')

const isIn = (node: ts.Node, name: string): boolean =>
  ts.isPropertyAssignment(node)
    ? node.name.getText() === name || isIn(node.parent, name)
    : upwards(node, name)

const upwards = (node: ts.Node, name: string): boolean => !ts.isSourceFile(node) && isIn(node.parent, name)

const calls = (node: ts.Node, name: RegExp) =>
  ts.isCallExpression(node.parent) && name.test(node.parent.expression.getText())

const allowed: readonly Allowed[] = [
  { reason: 'nothing, and the first place of a list', fits: (_, text) => /^0n?$/.test(text) },
  { reason: 'values tried of a missing fact (calculation.ts)', fits: (node) => isIn(node, 'tries') },
  {
    reason: 'per cent and paise are hundredths',
    fits: (node, text) =>
      /^100n?$/.test(text) &&
      (calls(node, /^exact$/) ||
        ts.isBinaryExpression(node.parent) ||
        /^(under|most): 100n?$/.test(parentText(node))),
  },
  {
    reason: 'decimals that are shown, digits that are written',
    fits: (node) =>
      calls(node, /^rounded$|^padded$|\.padStart$/) || /^maximumFractionDigits:/.test(parentText(node)),
  },
  {
    reason: 'the next one, the one before, the last one, and one or many',
    fits: (node, text) =>
      text === '1' &&
      (/^-1$|^[\w.]+ ([+-]|={3}) 1$/.test(parentText(node)) || /\bdays > 0 \? 1 : 0$/.test(parentText(node))),
  },
  {
    reason: 'bounds of a fact that no sane fact reaches',
    fits: (node, text) =>
      (text === '1' && /^least: 1$/.test(parentText(node))) ||
      /^-1000$|^most: (?:1_000_000|9_999_999)$/.test(parentText(node)),
  },
]

/** Numbers that are no figure of the law, or that name a place in it. */
const named: Readonly<Record<string, string>> = {
  'jharkhand-2020/competency-grant.ts says: 6/6 vision, {0}': 'how normal sight is written',
  'jharkhand-2020/conditions.ts says: the four basic safety courses': 'there are four in the list, 23(iv)',
  'bihar-boats-2018/registration-mark.ts says: these rules extend to three districts only':
    'there are three in the list, Rule 1',
  'jharkhand-2020/notice.ts day % 7': 'the days of a week',
  'jharkhand-2020/notice.ts day % 7 === 6': 'Sunday',
  "jharkhand-2020/competency-grant.ts 'inland-engineer': 21": 'the number of a form, 34(iv)(a)',
  "jharkhand-2020/competency-grant.ts 'first-class-engine-driver': 22": 'the number of a form, 34(iv)(a)',
  "jharkhand-2020/competency-grant.ts 'second-class-engine-driver': 23": 'the number of a form, 34(iv)(a)',
  "jharkhand-2020/competency-grant.ts 'first-class-master': 24": 'the number of a form, 34(iv)(a)',
  "jharkhand-2020/competency-grant.ts 'second-class-master': 25": 'the number of a form, 34(iv)(a)',
  'jharkhand-2020/competency-grant.ts serang: 26': 'the number of a form, 34(iv)(a)',
  'bihar-boats-2018/r13-fee-factor.ts dayNumber(appliedOn) > lastDayInTime(law, expiredOn) ? double.value : 1':
    'the rate as it is',
  'bihar-boats-2018/r32-fee.ts factor ?? 1': 'the rate as it is',
  'bihar-boats-2018/r34-annual-return.ts anniversary(thisYear, 1)': 'the next year',
}

/** Words that tell what a text says, or what it is called. */
const tellsTheText = /^(instrument|interpretations|readings|(?:vessel-)?reading-words|settings)\.ts$/

/** "Rule 25", "22(4)" and "item 1" name a place; the matriculation is the name of an examination. */
const places =
  /\{\d\}|\brules? \d+(?:\(\d+\))?(?: and \d+)?|नियम \d+(?:\(\d+\))?(?: और \d+)?|\bitem \d+|मद \d+|matric\w*|मैट्रिक/gi

const oneOfTime = /\b(?:one|a) (?:year|month)s?\b|एक (?:वर्ष|माह|महीन)/

const saysNumber = (words: string, language: 'en' | 'hi') => {
  const plain = words.replace(places, ' ')
  return oneOfTime.test(plain) || numbersIn(plain, language).some((one) => one !== 1)
}

const languages = ['en', 'hi'] as const

function numberInCode(node: ts.Node): string | null {
  if (!ts.isNumericLiteral(node) && !ts.isBigIntLiteral(node)) return null
  return allowed.some(({ fits }) => fits(node, node.getText())) ? null : parentText(node)
}

function numberInWords(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'say') return null
  const words = node.arguments.map((one) => one.getText().slice(1, -1))
  return languages.some((language, i) => saysNumber(words[i] ?? '', language))
    ? `says: ${words[0] ?? ''}`
    : null
}

function found(set: RuleSet): string[] {
  const folder = new URL(`../../src/rules/${set}/`, import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !data.test(name))
  const places = files.flatMap((name) => {
    const source = ts.createSourceFile(
      name,
      readFileSync(new URL(name, folder), 'utf8'),
      ts.ScriptTarget.ESNext,
      true,
    )
    const all: string[] = []
    const visit = (node: ts.Node): void => {
      const one = numberInCode(node) ?? (tellsTheText.test(name) ? null : numberInWords(node))
      if (one !== null) all.push(`${set}/${name} ${one}`)
      ts.forEachChild(node, visit)
    }
    visit(source)
    return all
  })
  return [...new Set(places)]
}

// A ratchet: what is made a parameter, or printed from one, is taken off this list; nothing is added to it.
const stillInCode: readonly string[] = []

describe('no figure of the law hides in code or words', () => {
  const all = [...found('jharkhand-2020'), ...found('bihar-boats-2018')]

  test('numbers in rules and words are those that are named here', () => {
    const known = new Set([...stillInCode, ...Object.keys(named)])
    expect(all.filter((one) => !known.has(one))).toEqual([])
  })

  test('nothing is named here that is gone', () => {
    expect([...stillInCode, ...Object.keys(named)].filter((one) => !all.includes(one))).toEqual([])
  })
})
