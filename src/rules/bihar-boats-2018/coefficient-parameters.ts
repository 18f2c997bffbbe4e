// Rule 22(4): the coefficient K by volume in cubic metres. The table is printed in Hindi only, and the first nine
// volumes are lost in the print; every value is 0.2 + 0.02 log V, so that 10, 20 … 90 are certain.
import { figure } from '../figure.ts'

const k = (value: number, hi: string) => figure('times')(value, '22(4)', '', hi)

/** By the volume at which each holds, rising. */
export const coefficient = {
  10: k(0.22, '0.2200'),
  20: k(0.226, '0.2260'),
  30: k(0.2295, '0.2295'),
  40: k(0.232, '0.2320'),
  50: k(0.234, '0.2340'),
  60: k(0.2356, '0.2356'),
  70: k(0.2369, '0.2369'),
  80: k(0.2381, '0.2381'),
  90: k(0.2391, '0.2391'),
  100: k(0.24, '100 0.2400'),
  200: k(0.246, '200 0.2460'),
  300: k(0.2495, '300 0.2495'),
  400: k(0.252, '400 0.2520'),
  500: k(0.254, '500 0.2540'),
  600: k(0.2556, '600 0.2556'),
  700: k(0.2569, '700 0.2569'),
  800: k(0.2581, '800 0.2581'),
  900: k(0.2591, '900 0.2591'),
  1000: k(0.26, '1000 0.2600'),
}
