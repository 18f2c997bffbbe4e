// Every figure of the boat rules, with its rule and its words in both texts of the gazette.
import { figure } from '../figure.ts'

const days = figure('days')
const years = figure('years')
const times = figure('times')
const navik = figure('navik')
const persons = figure('persons')
const tons = figure('tons')
const centimetres = figure('centimetres')

export const boat = {
  length: figure('metres')(15, '2(a)', 'upto 15metres length', '15 मीटर तक लम्बे'),
  bhp: figure('bhp')(20, '2(a)', 'less than twenty British Horse Power', 'बीस ब्रिटिश अश्व-शक्ति से कम'),
}

/** The number painted on the boat: the two texts ask different heights (L3). */
export const painted = {
  height: centimetres(15, '3(b)', 'not less than 15cms in height', ''),
  heightInHindi: centimetres(75, '3(b)', '', '75 से0मी0 ऊँचा'),
  breadth: centimetres(2, '3(b)', '2cms in breadth', 'दो से0मी0 चौड़ा'),
}

export const reports = {
  transfer: days(14, '5(a)', 'within 14 days', '14 दिनों के अन्दर'),
  survey: days(30, '8(2)', 'within a period of 30 days', '30 दिनों के अंदर'),
}

export const unrenewed = years(2, '6(b)', 'for a period of two years', 'लगातार दो वषो्र तक')

const buoys = figure('life buoys')

export const lifeBuoys = {
  least: buoys(2, '9(f)', 'minimum of two approved life buoys', 'न्यून्तम दो जीवन रक्षक छल्ले'),
  outboardLeast: buoys(2, '28(e)', 'with a minimum of two', 'न्यूनतम दो'),
  every: persons(5, '28(e)', 'one for every 5 passengers', 'प्रति पाँच.यात्रियों'),
  buoyant: times(0.5, '28(e)', 'reduced by half', 'संख्या आधी'),
}

export const terms = {
  first: years(3, '11', 'a period of three years', 'तीन वर्ष के लिए'),
  renewal: years(1, '13(3)', 'a period of one year', 'एक वर्ष की अवधि'),
}

export const penal = {
  late: figure('months')(1, '13(4)', 'within a month', 'एक माह के अंदर'),
  double: times(2, '13(4)', 'double the rate', 'दर का दुगुना'),
  thrice: times(3, '15', 'thrice of the rate', 'तिगुनी राशि'),
}

export const freeboard = {
  perMetre: centimetres(25, '23(2)', '25cms for every meter', 'प्रत्येक मीटर पर 25 से0मी0'),
  flood: times(1.5, '23(2)', '1.5 times', 'डेढ़ गुणा'),
}

export const capacity = {
  perSquareMetre: figure('per square metre')(1.8, '24(1)(a)', 'by 1.8', '1.8 से गुणा'),
  perMetre: figure('per metre')(2, '24(1)(b)', '2 persons for every running meters', 'दौ व्यक्ति की दर'),
  heel: figure('percent')(50, '24(1)(c)', '50% of freeboard', '50 प्रतिशत'),
}

export const person = {
  children: persons(2, '24(2)', 'two children below the age of 12 years', '2 बच्चों की गिनती एक व्यक्ति'),
  childrenUnder: years(12, '24(2)', 'below the age of 12 years', '12 वर्ष से कम आयु'),
  luggage: figure('kilograms')(65, '24(2)', '65 Kg weight of luggage', '65 कि0ग्रा0'),
}

export const crew = {
  cargoUpTo: tons(20, '25(a)', 'upto 20 Tons', '20 टन भार तक'),
  cargo: navik(2, '25(a)', 'Total 2 Navik', '2 नाविक'),
  cargoAbove: navik(3, '25(b)', 'Total 3 Navik', '3 नाविक'),
  passengersFrom: persons(15, '26(i)', 'upto 15 to 30 persons', '15-30 व्यक्तियों'),
  passengersUpTo: persons(30, '26(i)', '15 to 30 persons', '15-30 व्यक्तियों'),
  passenger: navik(2, '26(i)', 'Total 2 Navik', '2 नाविक'),
  passengerAbove: navik(3, '26(ii)', 'Total 3 Navik', '3 नाविक'),
}

/** The day of the return to the District Magistrate: 1 May. */
export const annualReturn = {
  day: figure('day of the month')(1, '34', 'first May', '01ली मई'),
  month: figure('month of the year')(5, '34', 'first May', '01ली मई'),
}
