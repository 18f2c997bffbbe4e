// Rule 22(4): the coefficient K by volume. The first nine volumes are lost in the print; every value is
// 0.2 + 0.02 log V, so that 10, 20 … 90 are certain.

/** A row of the table: cubic metres, K, and where the row stands in the gazette. */
export type KRow = { readonly volume: number; readonly k: number; readonly address: string }

export const coefficients: readonly KRow[] = [
  { volume: 10, k: 0.22, address: '22(4)/table/1' },
  { volume: 20, k: 0.226, address: '22(4)/table/2' },
  { volume: 30, k: 0.2295, address: '22(4)/table/3' },
  { volume: 40, k: 0.232, address: '22(4)/table/4' },
  { volume: 50, k: 0.234, address: '22(4)/table/5' },
  { volume: 60, k: 0.2356, address: '22(4)/table/6' },
  { volume: 70, k: 0.2369, address: '22(4)/table/7' },
  { volume: 80, k: 0.2381, address: '22(4)/table/8' },
  { volume: 90, k: 0.2391, address: '22(4)/table/9' },
  { volume: 100, k: 0.24, address: '22(4)/table/10' },
  { volume: 200, k: 0.246, address: '22(4)/table/11' },
  { volume: 300, k: 0.2495, address: '22(4)/table/12' },
  { volume: 400, k: 0.252, address: '22(4)/table/13' },
  { volume: 500, k: 0.254, address: '22(4)/table/14' },
  { volume: 600, k: 0.2556, address: '22(4)/table/15' },
  { volume: 700, k: 0.2569, address: '22(4)/table/16' },
  { volume: 800, k: 0.2581, address: '22(4)/table/17' },
  { volume: 900, k: 0.2591, address: '22(4)/table/18' },
  { volume: 1000, k: 0.26, address: '22(4)/table/19' },
]
