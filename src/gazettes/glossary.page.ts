import { otherLanguage, type Language } from '../shell/text.ts'
import type { Group } from './glossary-groups.ts'
import type { Place } from './where.ts'

type Asked = {
  readonly language: Language
  readonly question: string
  /** The letters under which there are terms, and the one that is asked. */
  readonly letters: readonly string[]
  readonly letter: string
  readonly groups: readonly Group[]
  readonly placesIn: (where: string) => readonly Place[]
}

/** The official terms in the language of the page, each with its sister in the other one, its meaning and its places. */
export function glossaryPage({ language, question, letters, letter, groups, placesIn }: Asked) {
  const isAll = question === '' && letter === ''
  return {
    titleKey: isAll ? 'gazettes.glossary.title' : 'gazettes.glossary.found',
    titleValues: { asked: question || letter },
    back: isAll ? '/rules' : '/glossary',
    question,
    count: groups.reduce((sum, { terms }) => sum + terms.length, 0),
    isAsked: question !== '',
    otherLanguage: otherLanguage(language),
    letters: letters.map((one) => ({
      letter: one,
      href: `/glossary?letter=${encodeURIComponent(one)}`,
      current: one === letter,
    })),
    groups: groups.map((group) => ({
      letter: group.letter,
      terms: group.terms.map(({ id, term }) => ({
        id,
        own: term[language],
        other: term[otherLanguage(language)],
        explained: term.explained,
        // The list of all is light enough without the places: they stand under the letter.
        href: isAll ? `/glossary?letter=${encodeURIComponent(group.letter)}#${id}` : null,
        places: isAll ? [] : namedOnce(placesIn(term.where)),
      })),
    })),
  }
}

/** Each place with what stands before it; of the places of one instrument the first alone names it. */
const namedOnce = (places: readonly Place[]) =>
  places.map((place, i) => {
    const previous = places[i - 1]?.ruleSet
    const isSame = previous === place.ruleSet
    const after = place.isEnd ? ' – ' : ', '
    return {
      ...place,
      before: isSame ? after : previous ? '; ' : '',
      instrumentKey: isSame ? null : `gazettes.glossary.of.${place.ruleSet}`,
    }
  })

declare module '../shell/views.ts' {
  interface Views {
    'gazettes/glossary': ReturnType<typeof glossaryPage>
  }
}
