// An invented boatman who has just what rule 31 asks on 15 June 2026, as he would type it.
export const serangTyped: Record<string, string> = {
  on: '2026-06-15',
  'person.dateOfBirth': '2000-01-15',
  'person.citizenOfIndia': 'yes',
  'person.readsWritesHindi': 'yes',
  'person.education.highestClass': '8',
  'service.0.from': '2022-06-15',
  'service.0.to': '2026-06-14',
  'service.0.department': 'deck',
  'service.0.capacity': 'sukani',
  'service.0.waters': 'inland',
  'service.0.state': 'IN-JH',
  'service.0.vesselBhp': '226',
  ...course(0, 'efa'),
  ...course(1, 'pst'),
  ...course(2, 'pssr'),
  ...course(3, 'fpff'),
  ...course(4, 'preparatory-serang'),
  ...course(5, 'rating-induction-deck'),
}

function course(place: number, name: string): Record<string, string> {
  return {
    [`courses.${place}.course`]: name,
    [`courses.${place}.institute`]: 'nini',
    [`courses.${place}.from`]: '2026-01-05',
    [`courses.${place}.completedOn`]: '2026-01-09',
  }
}
