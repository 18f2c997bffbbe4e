// Rules 31 to 33: serang, second class master, first class master.
import {
  above,
  all,
  atLeast,
  count,
  inductionAsked,
  is,
  state,
  type Admission,
  type Counted,
  type Training,
  type Way,
  type Which,
} from './counting.ts'
import { basicCourses, blank, completed, holds, isTwentyOne, mark, measure, type Mariner } from './mariner.ts'

/** Rule 31. */
export const serang = (mariner: Mariner, on: string): Admission => {
  const training: Training = [
    ['preparatory-serang', '31(iii)'],
    ['rating-induction-deck', '31(iv)'],
  ]
  const helm: Which = ({ capacity }) => is(capacity, 'helmsman', 'sukani', 'assistant-to-master')
  const matric = mariner.person.education.highestClass >= 10

  const inState = atLeast(
    6,
    count(mariner, on, (one) => one.state === state, []),
  )
  const tier = (need: number, bhp: number): [Counted, Counted] => [
    atLeast(
      need,
      count(mariner, on, (one) => above(bhp, one.vesselBhp), training),
    ),
    atLeast(
      12,
      count(mariner, on, (one) => above(bhp, one.vesselBhp) && helm(one), []),
    ),
  ]
  const tiers = [tier(48, 226), tier(60, 85), tier(72, 40)]

  const three = [
    atLeast(
      36,
      count(mariner, on, () => true, training),
    ),
    atLeast(12, count(mariner, on, helm, [])),
    inState,
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
          is(one.watchkeepingUnder ?? '', 'serang', 'second-class-master', 'first-class-master'),
        [],
      ),
    ),
  ]
  const unit = blank(on, mariner)
  for (const one of mariner.uniformedService)
    if (one.waterTransportUnit && is(one.force, 'police-water-transport', 'pac', 'paramilitary'))
      mark(unit, one)
  const police = [atLeast(60, measure(unit))]

  const ways: Way[] = [
    { route: '(v)', met: tiers.some(all) && inState.met, measures: [...tiers.flat(), inState] },
    { route: '(vi)', met: matric && all(three), measures: three },
    {
      route: '(vii)',
      met: matric && completed(mariner, 'inland-vessel-cadet', '31(vii)', on) && all(cadet),
      measures: cadet,
    },
    { route: '(viii)', met: all(police), measures: police },
  ]
  return {
    requirements: [
      ['31(i)(a)', mariner.person.citizenOfIndia],
      ['31(i)(b)', isTwentyOne(mariner.person, on)],
      ['31(i)(c)', mariner.person.readsWritesHindi],
      ['31(ii)', mariner.person.education.highestClass >= 8],
      ['31(iii)', completed(mariner, 'preparatory-serang', '31(iii)', on)],
      ['31(iv)', !inductionAsked(mariner, on) || completed(mariner, 'rating-induction-deck', '31(iv)', on)],
      ['30(iii)', basicCourses(mariner, '30(iii)', on)],
      ['31(v)-(viii)', ways.some((one) => one.met)],
    ],
    ways,
  }
}

/** Rule 32. */
export const secondClassMaster = (mariner: Mariner, on: string): Admission => {
  const course = 'preparatory-second-class-master'
  const training: Training = [[course, '32(iii)']]
  const a = [
    atLeast(
      24,
      count(
        mariner,
        on,
        (one) =>
          is(one.capacity, 'helmsman', 'sukani') && one.waters === 'inland' && above(282, one.vesselBhp),
        training,
      ),
    ),
  ]
  const b = [
    atLeast(
      36,
      count(mariner, on, (one) => is(one.capacity, 'serang') && one.waters === 'inland', training),
    ),
  ]
  const ways = [
    { route: '(a)', met: all(a), measures: a },
    { route: '(b)', met: all(b), measures: b },
  ]
  return {
    requirements: [
      ['32(i)', isTwentyOne(mariner.person, on)],
      ['32(ii)', holds(mariner.certificates, 'serang', on)],
      ['32(iii)', completed(mariner, course, '32(iii)', on)],
      ['30(iii)', basicCourses(mariner, '30(iii)', on)],
      ['32(iv)', ways.some((one) => one.met)],
    ],
    ways,
  }
}

/** Rule 33. */
export const firstClassMaster = (mariner: Mariner, on: string): Admission => {
  const course = 'preparatory-first-class-master'
  const training: Training = [[course, '33(ii)(b)']]
  const held = ['second-class-master']
  const a = [
    atLeast(
      27,
      count(mariner, on, (one) => is(one.capacity, 'master') && above(226, one.vesselBhp), training, held),
    ),
  ]
  const b = [
    atLeast(
      18,
      count(
        mariner,
        on,
        (one) => is(one.capacity, 'assistant-to-master') && above(565, one.vesselBhp),
        training,
        held,
      ),
    ),
  ]
  const ways = [
    { route: '(a)', met: all(a), measures: a },
    { route: '(b)', met: all(b), measures: b },
  ]
  return {
    requirements: [
      ['33(i)', isTwentyOne(mariner.person, on)],
      ['33(ii)(a)', holds(mariner.certificates, 'second-class-master', on)],
      ['33(ii)(b)', completed(mariner, course, '33(ii)(b)', on)],
      ['30(iii)', basicCourses(mariner, '30(iii)', on)],
      ['33(iii)', ways.some((one) => one.met)],
      ['33(v)', completed(mariner, 'manoeuvring-simulator', '33(v)', on)],
    ],
    ways,
  }
}
