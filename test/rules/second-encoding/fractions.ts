// Exact fractions of the second encoding: nothing is rounded before it is told.

export type Fraction = { readonly top: bigint; readonly bottom: bigint }

/** The exact value of the decimal as it is written: 0.1 is one tenth. */
export const exact = (figure: number): Fraction => {
  const [digits, exponent] = String(figure).toLowerCase().split('e')
  const [whole, decimals = ''] = digits!.split('.')
  const places = decimals.length - Number(exponent ?? '0')
  const top = BigInt(`${whole!}${decimals}`)
  return places >= 0
    ? { top, bottom: 10n ** BigInt(places) }
    : { top: top * 10n ** BigInt(-places), bottom: 1n }
}

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
})

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { top: -b.top, bottom: b.bottom })

export const times = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
})

/** Divides by a positive figure. */
export const over = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom,
  bottom: a.bottom * b.top,
})

/** Below zero, zero or above, as a is less than, equal to or more than b. */
export const compare = (a: Fraction, b: Fraction): number => {
  const left = a.top * b.bottom
  const right = b.top * a.bottom
  return left < right ? -1 : left > right ? 1 : 0
}

/** The greatest whole number that is not more. */
export const floorOf = ({ top, bottom }: Fraction): number => {
  const quotient = top / bottom
  return Number(top < 0n && quotient * bottom !== top ? quotient - 1n : quotient)
}

/** The least whole number that is not less. */
export const ceilOf = ({ top, bottom }: Fraction): number => -floorOf({ top: -top, bottom }) || 0

/** Rounded half up to so many decimals. */
export const rounded = (figure: Fraction, places: number): number => {
  const scaled = times(figure, exact(10 ** places))
  const units = floorOf(plus(scaled, exact(0.5)))
  return Number(`${String(units)}e-${String(places)}`)
}
