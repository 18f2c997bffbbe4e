const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/**
 * The first letter of each word, so that the one who holds the paper in hand can compare, and nobody learns a
 * name from a number. The dots are always three: not even the length is told.
 */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...letters.segment(word)][0]?.segment ?? ''}•••`)
    .join(' ')
