// The conditions of a decision as a page draws them: every figure in their words leads to its place in the gazette,
// where both texts stand side by side.
import type { Printed, PrintedFigure } from '../rules/printing.ts'
import type { Bilingual, Language } from '../shell/text.ts'
import { type Cite, citeOf } from './decision-cite.ts'
import { placeOf } from './place-of.ts'

/** A piece of a sentence; `href` where it is a figure of the law. */
export type Piece = { readonly text: string; readonly href: string | null }

export type LineView = {
  readonly cite: Cite
  readonly pieces: readonly Piece[]
  /** Figures that the words do not name. */
  readonly besides: readonly { readonly amount: Bilingual; readonly href: string }[]
  readonly route: string | null
  readonly joinedKey: string | null
  readonly accepted: Bilingual | null
  readonly numbers: string
  readonly parts: readonly LineView[]
}

/** The address of a figure in both texts of the gazette. */
export const figurePlace = (ruleSet: string, citation: string): string =>
  placeOf(ruleSet, citation).replace('#', '?text=both#')

type At = { readonly ruleSet: string; readonly language: Language }

/** A condition with all below it, in the language of the page. */
export function lineView(line: Printed, at: At): LineView {
  const [asked, ...exempt] = line.parts
  const isSaidTwice =
    line.joined === 'exempt' && asked?.words.en === line.words.en && asked.parts.length === 0
  if (!isSaidTwice) return oneLine(line, at, line.joined)
  const numbers = [...new Set([...line.interpretations, ...asked.interpretations])]
  return oneLine({ ...asked, route: line.route, interpretations: numbers, parts: exempt }, at, 'not-asked')
}

function oneLine(line: Printed, at: At, joined: Printed['joined'] | 'not-asked'): LineView {
  const { ruleSet, language } = at
  const linked = line.figures.map((figure) => ({ figure, href: figurePlace(ruleSet, figure.citation) }))
  const first: Cut = { pieces: [{ text: line.words[language], href: null }], missed: [] }
  const { pieces, missed } = linked.reduce((cut, one) => cutAt(cut, one, language), first)
  return {
    cite: citeOf(ruleSet, line.citation),
    pieces,
    besides: missed.map(({ figure, href }) => ({ amount: figure.amount, href })),
    route: line.route,
    joinedKey: joined === null ? null : `gazettes.joined.${joined}`,
    accepted: line.accepted,
    numbers: line.interpretations.join(', '),
    parts: line.parts.map((part) => lineView(part, at)),
  }
}

type Linked = { readonly figure: PrintedFigure; readonly href: string }
type Cut = { readonly pieces: readonly Piece[]; readonly missed: readonly Linked[] }

/** Cuts a figure out of the words, with its unit where it stands so, else its bare number. */
function cutAt({ pieces, missed }: Cut, linked: Linked, language: Language): Cut {
  const { amount, value } = linked.figure
  for (const told of [amount[language], String(value)]) {
    const place = pieces.findIndex(({ text, href }) => href === null && startOf(text, told) >= 0)
    const piece = pieces[place]
    if (piece === undefined) continue
    const start = startOf(piece.text, told)
    const cut = [
      { text: piece.text.slice(0, start), href: null },
      { text: told, href: linked.href },
      { text: piece.text.slice(start + told.length), href: null },
    ].filter(({ text }) => text !== '')
    return { pieces: pieces.toSpliced(place, 1, ...cut), missed }
  }
  return { pieces, missed: [...missed, linked] }
}

/** Where the words name it, not as a part of a longer number or word; -1 where they do not. */
function startOf(words: string, told: string): number {
  const escaped = told.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return words.search(new RegExp(`(?<![\\p{L}\\p{M}\\d.,])${escaped}(?![\\p{L}\\p{M}\\d]|[.,]\\d)`, 'u'))
}
