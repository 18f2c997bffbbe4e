// Exact arithmetic on fractions. No figure of the rules passes through a binary fraction.

export type Exact = { readonly over: bigint; readonly under: bigint }

/** The exact value of the shortest decimal that names this number: 7.99 is 799/100. */
export function exact(value: number): Exact {
  const [digits = '0', power = '0'] = String(value).toLowerCase().split('e')
  const [whole = '0', part = ''] = digits.split('.')
  const shift = Number(power) - part.length
  const over = BigInt(whole + part)
  return shift >= 0 ? lowest(over * 10n ** BigInt(shift), 1n) : lowest(over, 10n ** BigInt(-shift))
}

export const plus = (a: Exact, b: Exact): Exact =>
  lowest(a.over * b.under + b.over * a.under, a.under * b.under)

export const minus = (a: Exact, b: Exact): Exact => plus(a, { over: -b.over, under: b.under })

export const times = (a: Exact, b: Exact): Exact => lowest(a.over * b.over, a.under * b.under)

export const per = (a: Exact, b: Exact): Exact => times(a, { over: b.under, under: b.over })

/** Below zero, zero or above as a is below, equal to or above b. */
export function compare(a: Exact, b: Exact): number {
  const difference = a.over * b.under - b.over * a.under
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The greatest whole number not above it. */
export function floor(value: Exact): number {
  const whole = value.over / value.under
  return Number(value.over < 0n && whole * value.under !== value.over ? whole - 1n : whole)
}

/** The least whole number not below it. */
export const ceiling = ({ over, under }: Exact): number => 0 - floor({ over: -over, under })

/** To so many decimals, half up. */
export function rounded(value: Exact, decimals: number): number {
  const scaled = value.over * 10n ** BigInt(decimals) * 2n + value.under
  const twice = value.under * 2n
  const units = scaled >= 0n || scaled % twice === 0n ? scaled / twice : scaled / twice - 1n
  return Number(`${units}e-${decimals}`)
}

function lowest(over: bigint, under: bigint): Exact {
  const sign = under < 0n ? -1n : 1n
  const shared = divisor(over < 0n ? -over : over, under < 0n ? -under : under) * sign
  return { over: over / shared, under: under / shared }
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}
