// Every figure that Rules 3 to 20 and 44 to 61 ask of vessels, with its place and its words in both texts.
import { figure } from '../figure.ts'

const bhp = figure('bhp')
const metres = figure('metres')
const centimetres = figure('centimetres')
const tons = figure('tons')
const days = figure('days')
const months = figure('months')
const years = figure('years')
const pieces = figure('pieces')
const persons = figure('persons')
const percent = figure('percent')
const areas = figure('square metres')
const parts = figure('parts')

export const category = {
  power: bhp(300, '3(i)A(a)', 'more than 300 HP', '300 अश्व शक्ति से अधिक'),
  passengers: persons(25, '3(i)A(c)', 'more than 25', '25 यात्रियों से अधिक'),
  length: metres(15, '3(i)A(d)', 'more than 15m', '15 मीटर से अधिक'),
  lowerPower: bhp(300, '3(i)B(c)', 'upto 300 Horse Power', '300से कम अश्व शक्ति'),
}

export const freeboard = {
  short: metres(6, '44(i)', '6 m in length or less', '6 मी0 लम्बाई अथवा उससे कम'),
  long: metres(18, '44(i)', '18 m in length and over', '18 मी0 और उससे अधिक'),
  least: centimetres(38, '44(i)', '38 cms', '38 से0मी0'),
  most: centimetres(76, '44(i)', '76 cms', '76 से0मी0'),
  foul: figure('times')(1.5, '44(ii)', '1.5 times', '1.5 गुणा'),
}

export const accommodation = {
  crewAndBaggage: percent(15, '58(iii)(d)', '15%', '15 प्रतिशत'),
  openArea: areas(0.36, '58(iii)(d)', '0.36', '0.36'),
  seat: metres(0.45, '58(iii)(d)', '0.45', '0.45'),
  deckedArea: areas(0.56, '58(iv)(b)', '0.56', '0.56'),
  pairLength: metres(0.3, '58(i)', '0.3 metre of length', '0.3 मी0 की लम्बाई'),
  pair: persons(2, '58(i)', 'not to exceed two', 'लम्बाई में 2'),
  openMost: persons(100, '58(i)', 'in no case to exceed 100', '100 से अधिक नहीं'),
  surveyorAbove: persons(250, '58(iv)(b)', 'more than 250 passengers', '250 से अधिक'),
  foulShare: parts(2, '58(ii)', 'two third', 'दो तिहाई'),
  foulWhole: parts(3, '58(ii)', 'two third', 'दो तिहाई'),
}

export const lifeSaving = {
  rafts: percent(50, '49(ii)(a)', '50%', '50 प्रतिशत'),
  jackets: percent(50, '49(ii)(b)', '50%', '50 प्रतिशत'),
  children: percent(10, '49(ii)(c)', '10%', '10 प्रतिशत'),
  buoyLength: metres(25, '49(ii)(d)', 'up to 25 meter', '25 मी0 लम्बाई तक'),
  buoysShort: pieces(4, '49(ii)(d)', 'four life buoys', 'कम से 4'),
  buoysMiddle: pieces(6, '49(ii)(d)', 'six life buoys', '6 लाईफ बोया'),
  lights: pieces(2, '49(ii)(d)', 'At least two', 'कम से कम दो'),
  boatFrom: persons(150, '49(ii)(f)', 'passenger capacity 150', '150 यात्री क्षमता'),
  boats: pieces(1, '49(ii)(f)', 'at least one life boat', 'कम से कम एक जीवन रक्षक नाव'),
  cargoRaft: metres(10, '49(iii)(a)(i)', 'over 10 meters', '10 मी0 से अधिक'),
  cargoBuoyLength: metres(25, '49(iii)(a)(iii)', 'upto 25 meter', '25 मी0 लम्बाई तक'),
  cargoBuoysShort: pieces(2, '49(iii)(a)(iii)', 'two life buoys', 'कम से कम दो'),
  cargoBuoysLong: pieces(4, '49(iii)(a)(iii)', 'four life buoys', '4 जीवन बोया'),
  cargoLights: pieces(1, '49(iii)(a)(iii)', 'of which one', 'जिसमें से एक'),
  bargeBuoys: pieces(2, '49(iv)(a)', 'two life buoys', 'कम से कम दो'),
  // L6: the Hindi text asks a light of each.
  bargeLights: pieces(1, '49(iv)(a)', 'one of which', 'जिसमें प्रत्येक'),
  pleasureLength: metres(10, '49(v)(a)', 'up to 10 meter', '10 मी0 लम्बाई तक'),
  pleasureBuoys: pieces(2, '49(v)(b)', 'at least 2 life buoys', 'कम से कम दो'),
  pleasureLights: pieces(1, '49(v)(b)', 'of which one', 'जिसमें से एक'),
}

/** The English text of (d) and (e) is torn: the eight stands in the Hindi only. */
export const largeVessel = {
  length: metres(45, '49(ii)(d)', 'more than 45 meter', '45 मी0 से अधिक'),
  buoys: pieces(8, '49(ii)(d)', '', 'कम से कम 8'),
}

export const fire = {
  scope: tons(500, '53(i)', 'above 500 tonnes', 'सकल 500 टन'),
  powerPump: tons(150, '54(i)', 'above 150 tonnes', '150 टन से उपर'),
  powerPumps: pieces(1, '54(i)', 'at least one', 'कम से कम एक'),
  handPump: metres(21, '54(ii)', 'exceeding 21 meters', '21 मी0 से अधिक'),
  handPumps: pieces(1, '54(ii)', 'at least one', 'कम से कम एक'),
  smallVessel: metres(15, '54(vi)', 'less than 15 meters', '15 मी0 से कम'),
  inSmallVessel: pieces(1, '54(vi)', 'one such extinguisher', 'ऐसे एक अग्निशमन'),
  aboveDeck: pieces(1, '54(vi)', 'One in each of the passengers spaces', 'प्रत्येक स्थान में एक'),
  elsewhere: pieces(2, '54(vi)', 'at least two such extinguishers', 'कम से कम दो'),
  machinery: pieces(2, '54(vii)', 'At least two', 'कम से कम दो'),
  dryPowder: pieces(1, '54(viii)', 'at least one', 'कम से कम एक'),
  axe: metres(15, '54(ix)', 'exceeding 15 meters', '15 मी0 से अधिक'),
  axes: pieces(1, '54(ix)', 'At least one', 'कम से कम एक'),
  bucketsEach: pieces(1, '54(x)', 'At least one for each', 'सदस्य के लिए कम से कम एक'),
  bucketsLeast: pieces(2, '54(x)', 'minimum of two', 'न्यूनतम दो'),
  bucketsMost: pieces(20, '54(x)', 'more than 20 buckets', '20 से अधिक'),
  lanyards: percent(50, '54(x)', 'Fifty percent', '50 प्रतिशत'),
  sandBoxes: pieces(1, '54(xi)', 'at least one', 'कम से एक'),
  foam: metres(30, '54(xii)', 'exceeding 30 meter', '30 मी0 से अधिक'),
  foams: pieces(1, '54(xii)', 'at least one', 'कम से कम एक'),
  referLength: metres(45, '55/2', 'exceeding 45m', '45 मी0 से अधिक'),
  referTonnage: tons(150, '55/2', '150 ton gross', 'सकल 150 टन'),
}

export const equipment = {
  anchorLength: metres(15, '60(i)', 'less than 15m', '15 मी0 से कम'),
  oneAnchor: pieces(1, '60(i)', 'at least one anchor', 'कम से कम एक लंगर'),
  twoAnchors: pieces(2, '60(ii)', 'at least two anchors', 'कम से कम दो लंगर'),
  anchorTonnage: tons(100, '60(iii)', 'exceeding 100 tonnes', '100 टन से अधिक'),
  echoTonnage: tons(100, '61(i)', 'over 100 ton', '100 टन से अधिक'),
  leadLines: pieces(1, '61(i)', 'at least one hand lead line', 'एक हैण्डलेड लाईन'),
  oars: pieces(3, '61(ii)', 'three oars', 'तीन ओड़'),
  rowLocks: pieces(3, '61(ii)', 'three row locks', 'तीन रो लॉक'),
  boatHooks: pieces(2, '61(ii)', 'two efficient boat hooks', 'दो दक्ष नौका हूक'),
  heavingLines: pieces(2, '61(v)', 'two heaving lines', 'दो हीविंग लाईन'),
  metacentric: metres(0.15, '59(vii)', '0.15 meter', '0.15मी0'),
}

export const clocks = {
  certificate: years(1, '6(iii)(a)', 'one year', 'एक वर्ष'),
  dryDock: years(4, '7(ii)', 'four years', 'चार वर्ष'),
  dryDockPetroleum: years(3, '7(ii)', 'three years', 'तीन वर्ष'),
  certificateExtension: months(3, '7(i)', 'up to three months', 'तीन महीने तक'),
  dockingExtension: years(1, '7(ii)', 'shall not exceed one year', 'एक वर्ष से अधिक नहीं'),
  surveyNotice: days(7, '3(iv)', 'at least seven days', 'कम से कम 7 दिन'),
  hearingNotice: days(15, '20(ii)', 'fifteen days', '15 दिनों'),
  surveyCompletion: months(1, '3(ix)', 'within one month', 'एक महीने के भीतर'),
  declaration: days(14, '5(i)', 'fourteen (14) days', '14 दिनों'),
  alterationReport: months(1, '16(ii)', 'within one month', 'एक महीने के भीतर'),
  ownershipTransfer: days(30, '18', 'Within 30 days', '30 दिन'),
  registrationAppeal: days(30, '20(i)', 'within thirty days', 'तीस दिनों'),
}

export const plying = {
  pass: days(30, '14(ii)', 'valid for 30 days', '30 दिन'),
}
