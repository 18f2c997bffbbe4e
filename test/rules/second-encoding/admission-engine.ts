// Rules 24 to 29: second and first class engine driver, inland engineer.
import {
  above,
  all,
  atLeast,
  count,
  inductionAsked,
  is,
  moreThan,
  state,
  type Admission,
  type Counted,
  type Training,
  type Way,
  type Which,
} from './counting.ts'
import { basicCourses, completed, holds, isTwentyOne, type Mariner } from './mariner.ts'

/** Rules 24 and 25. */
export const secondClassEngineDriver = (mariner: Mariner, on: string): Admission => {
  const training: Training = [['rating-induction-engine', '25(ii)']]
  const home: Which = (one) => one.waters === 'inland' && one.state === state
  const matric = mariner.person.education.highestClass >= 10

  const big: Which = (one) => one.department === 'engine' && above(226, one.vesselBhp)
  const limbOne = [
    atLeast(48, count(mariner, on, big, training)),
    atLeast(
      12,
      count(mariner, on, (one) => big(one) && is(one.capacity, 'assistant-to-driver'), []),
    ),
    atLeast(
      6,
      count(mariner, on, (one) => big(one) && home(one), []),
    ),
  ]
  const rating: Which = (one) => is(one.capacity, 'gp-rating', 'engine-rating')
  const limbTwo = [
    atLeast(48, count(mariner, on, rating, training)),
    atLeast(
      6,
      count(mariner, on, (one) => rating(one) && home(one), []),
    ),
  ]
  const oil: Which = (one) => is(one.capacity, 'assistant-to-driver', 'oilman')
  const tier = (need: number, bhp: number): [Counted, Counted] => {
    const room: Which = (one) => one.department === 'engine' && above(bhp, one.vesselBhp)
    return [
      atLeast(need, count(mariner, on, room, training)),
      atLeast(
        12,
        count(mariner, on, (one) => room(one) && oil(one), []),
      ),
    ]
  }
  const tiers = [tier(60, 85), tier(72, 40)]
  const three = [
    atLeast(
      36,
      count(mariner, on, () => true, training),
    ),
    atLeast(12, count(mariner, on, oil, [])),
    atLeast(
      6,
      count(mariner, on, (one) => one.state === state, []),
    ),
  ]
  const cadet = [
    atLeast(
      24,
      count(mariner, on, (one) => one.capacity === 'cadet' && one.structuredTraining, training),
    ),
    atLeast(
      6,
      count(
        mariner,
        on,
        (one) =>
          one.state === state &&
          is(
            one.watchkeepingUnder ?? '',
            'second-class-engine-driver',
            'first-class-engine-driver',
            'inland-engineer',
          ),
        [],
      ),
    ),
  ]
  const ways: Way[] = [
    { route: '(a)', met: all(limbOne) || all(limbTwo), measures: [...limbOne, ...limbTwo] },
    { route: '(c)', met: tiers.some(all), measures: tiers.flat() },
    { route: '(d)', met: matric && all(three), measures: three },
    {
      route: '(e)',
      met: matric && completed(mariner, 'inland-vessel-cadet', '25(iv)(e)', on) && all(cadet),
      measures: cadet,
    },
  ]
  return {
    requirements: [
      ['24(i)', mariner.person.citizenOfIndia],
      ['24(ii)', isTwentyOne(mariner.person, on)],
      ['24(iii)', mariner.person.readsWritesHindi],
      ['25(i)', mariner.person.education.highestClass >= 8],
      ['25(ii)', !inductionAsked(mariner, on) || completed(mariner, 'rating-induction-engine', '25(ii)', on)],
      ['25(iii)', completed(mariner, 'preparatory-second-class-engine-driver', '25(iii)', on)],
      ['23(iv)', basicCourses(mariner, '23(iv)', on)],
      ['25(iv)', ways.some((one) => one.met)],
    ],
    ways,
  }
}

/** Rule 27. */
export const firstClassEngineDriver = (mariner: Mariner, on: string): Admission => {
  const course = 'preparatory-first-class-engine-driver'
  const training: Training = [[course, '27(ii)']]
  const held = ['second-class-engine-driver']
  const oil: Which = (one) => is(one.capacity, 'assistant-to-driver', 'oilman')
  const room: Which = (one) => one.department === 'engine' && above(226, one.vesselBhp)
  const a = [
    atLeast(
      12,
      count(
        mariner,
        on,
        (one) => is(one.capacity, 'assistant-to-driver') && one.mainEngineWatch && above(565, one.vesselBhp),
        training,
        held,
      ),
    ),
  ]
  const b = [
    atLeast(
      24,
      count(
        mariner,
        on,
        (one) => oil(one) && one.mainEngineWatch && above(226, one.vesselBhp),
        training,
        held,
      ),
    ),
  ]
  const c = [
    atLeast(36, count(mariner, on, room, training)),
    atLeast(
      12,
      count(mariner, on, (one) => room(one) && oil(one), [], held),
    ),
  ]
  const d = [
    atLeast(
      18,
      count(
        mariner,
        on,
        (one) => is(one.capacity, 'engine-driver') && above(113, one.vesselBhp),
        training,
        held,
      ),
    ),
  ]
  const ways = [a, b, c, d].map((measures, index) => ({
    route: `(${'abcd'.charAt(index)})`,
    met: all(measures),
    measures,
  }))
  return {
    requirements: [
      ['27', isTwentyOne(mariner.person, on)],
      ['27(i)', holds(mariner.certificates, 'second-class-engine-driver', on)],
      ['27(ii)', completed(mariner, course, '27(ii)', on)],
      ['23(iv)', basicCourses(mariner, '23(iv)', on)],
      ['27(iii)', ways.some((one) => one.met)],
    ],
    ways,
  }
}

/** Rule 29. */
export const inlandEngineer = (mariner: Mariner, on: string): Admission => {
  const course = 'preparatory-inland-engineer'
  const training: Training = [[course, '29(ii)(a)']]
  const held = ['first-class-engine-driver']
  const room: Which = (one) => one.department === 'engine'
  const a = [
    atLeast(
      18,
      count(mariner, on, (one) => room(one) && above(226, one.vesselBhp), training, held),
    ),
  ]
  const b = [moreThan(27, count(mariner, on, room, training, held))]
  const ways = [
    { route: '(a)', met: all(a), measures: a },
    { route: '(b)', met: all(b), measures: b },
  ]
  return {
    requirements: [
      ['29(i)', isTwentyOne(mariner.person, on)],
      ['29(ii)(a)', completed(mariner, course, '29(ii)(a)', on)],
      ['23(iv)', basicCourses(mariner, '23(iv)', on)],
      ['29(ii)(b)(i)', holds(mariner.certificates, 'first-class-engine-driver', on)],
      ['29(ii)(b)(ii)', ways.some((one) => one.met)],
    ],
    ways,
  }
}
