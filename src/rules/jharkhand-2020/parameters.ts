// Every figure that admission, grant and fees ask for, with its rule and its words in both texts of the gazette.
import { figure } from '../figure.ts'

const months = figure('months')
const years = figure('years')
const bhp = figure('bhp')
const rupees = figure('rupees')

export const age = {
  serang: years(21, '31(i)(b)', '21 years of age', '21 वर्ष की आयु'),
  secondClassDriver: years(21, '24(ii)', '21 years of age', '21 वर्ष की आयु'),
  firstClassDriver: years(21, '27', '21 years of age', '21 वर्ष से कम नहीं'),
  engineer: years(21, '29(i)', '21 years of age', '21 वर्ष से कम नहीं'),
  secondClassMaster: years(21, '32(i)', '21 years of age', '21 वर्ष से कम नहीं'),
  firstClassMaster: years(21, '33(i)', '21 years of age', '21 वर्ष से कम नहीं'),
}

const classPassed = figure('class')

export const schooling = {
  serang: classPassed(8, '31(ii)', 'eighth standard passed', 'आठवीं पास'),
  secondClassDriver: classPassed(8, '25(i)', 'eighth Class pass', 'आठवीं कक्षा उत्तीर्ण'),
  matricSerang: classPassed(10, '31(vi)', 'passed Matric examination', 'मैट्रिक परीक्षा उत्तीर्ण'),
  matricCadetSerang: classPassed(10, '31(vii)', 'passed class X ( Matric)', 'दसवीं (मैट्रिक) की परीक्षा'),
  matricDriver: classPassed(10, '25(iv)(d)', 'passed Matric Examination', 'मैट्रिक परीक्षा'),
  matricCadetDriver: classPassed(10, '25(iv)(e)', 'passed class X ( Matric)', 'दसवीं (मैट्रिक) की परीक्षा'),
}

export const serang = {
  tierOne: months(48, '31(v)', 'four years of service', 'चार वर्ष की सेवा'),
  tierTwo: months(60, '31(v)', 'a period of five years', 'पाँच वर्ष की सेवा'),
  tierThree: months(72, '31(v)', 'a period of six years', 'छ: वर्ष की अवधि'),
  tierOneBhp: bhp(226, '31(v)', 'not less than 226BHP', '226 बीएचपी से कम'),
  tierTwoBhp: bhp(85, '31(v)', 'not less than 85BHP', '85 बीएचपी से कम'),
  tierThreeBhp: bhp(40, '31(v)', 'not less than 40BHP', '40 बीएचपी से कम'),
  atTheHelm: months(12, '31(v)', 'one year of which service', 'एक वर्ष की सेवा'),
  inTheState: months(6, '31(v)', 'at least six months service', 'कम-से-कम छ: महीने'),
  matric: months(36, '31(vi)', 'three years of services', 'तीन वर्षो की सेवा'),
  matricAtTheHelm: months(12, '31(vi)', 'one year of the service', 'एक वर्ष की सेवा'),
  matricInTheState: months(6, '31(vi)', 'at least six months service', 'छ: महीने की सेवा'),
  cadet: months(24, '31(vii)', 'two years of services', 'दो वर्ष की सेवा'),
  cadetWatch: months(6, '31(vii)', 'at least six months watch keeping', 'कम-से-कम छ: महीने वाच कीपिंग'),
  waterTransport: months(60, '31(viii)', '5 years or more', 'पाँच वर्ष अथवा अधिक'),
}

export const secondClassDriver = {
  engineRoom: months(48, '25(iv)(a)', 'not less than four years', '4 वर्ष से कम'),
  engineRoomBhp: bhp(226, '25(iv)(a)', 'not less than 226 brake horse power', '226 ब्रेक अश्व शक्ति से कम'),
  asAssistant: months(12, '25(iv)(a)', 'not less than one year', 'एक वर्ष से कम'),
  asRating: months(48, '25(iv)(a)', 'total of four years service', 'कुल 4 वर्षो की सेवा'),
  inTheState: months(6, '25(iv)(b)', 'at least six month', 'कम-से-कम 6 महीने'),
  tierOne: months(60, '25(iv)(c)', 'not less than five years', '5 वर्ष से कम'),
  tierOneBhp: bhp(85, '25(iv)(c)', 'not less than 85 brake horse power', '85 ब्रेक अश्वशक्ति से कम'),
  tierTwo: months(72, '25(iv)(c)', 'six years', '6 वर्ष से कम'),
  tierTwoBhp: bhp(40, '25(iv)(c)', 'not less than 40 brake horse power', '40 ब्रेक अश्व शक्ति से कम'),
  tierAssistant: months(12, '25(iv)(c)', 'not less than one year', 'एक वर्ष से कम'),
  matric: months(36, '25(iv)(d)', 'three years of service', 'तीन वर्ष की सेवा'),
  matricAssistant: months(12, '25(iv)(d)', 'one year of which service', 'एक वर्ष की सेवा'),
  matricInTheState: months(6, '25(iv)(d)', 'at least six months service', 'कम-से-कम छ: महीना'),
  cadet: months(24, '25(iv)(e)', 'two years of services', 'दो वर्षों की सेवा'),
  cadetWatch: months(6, '25(iv)(e)', 'at least six months watch keeping', 'कम-से-कम छ: महीने'),
}

export const firstClassDriver = {
  assistant: months(12, '27(iii)(a)', 'not less than one year', 'एक वर्ष से कम'),
  assistantBhp: bhp(565, '27(iii)(a)', 'not less than 565 break horse power', '565 ब्रेक अश्वशक्ति'),
  watch: months(24, '27(iii)(b)', 'not less than 24 months', '24 महीने से कम'),
  watchBhp: bhp(226, '27(iii)(b)', 'not less than 226 brake horse power', '226 ब्रेक अश्व शक्ति से कम'),
  engineRoom: months(36, '27(iii)(c)', 'not less than three years', 'तीन वर्षो से कम'),
  engineRoomBhp: bhp(226, '27(iii)(c)', 'not less than 226 brake horse power', '226 ब्रेक अश्वशक्ति से कम'),
  engineRoomAssistant: months(12, '27(iii)(c)', 'not less than one year', 'एक वर्ष से कम'),
  driver: months(18, '27(iii)(d)', 'not less than 18 months', '18 महीने कम से कम'),
  driverBhp: bhp(113, '27(iii)(d)', 'not less than 113 brake horse power', '113 ब्रेक अश्व शक्ति से कम'),
}

export const engineer = {
  above: months(18, '29(ii)(b)(ii)', '18 months', '18 महीने'),
  aboveBhp: bhp(226, '29(ii)(b)(ii)', 'more than 226BHP', '226 बीएचपी से अधिक'),
  any: months(27, '29(ii)(b)(ii)', 'more than 27 months', '27 महीने से अधिक'),
}

export const secondClassMaster = {
  sukani: months(24, '32(iv)', 'two years service as Helsman Sukani', 'हेल्समैन सुकानी के रूप में दो वर्ष'),
  sukaniBhp: bhp(282, '32(iv)', 'not less than 282 BHP', '282 बीएचपी से कम न हो'),
  serang: months(36, '32(iv)', 'three years service as Serang', 'सेरांग के रूप में 3 वर्षो'),
}

export const firstClassMaster = {
  master: months(27, '33(iii)(a)', 'not less than 27 months', '27 महीने से अन्यून'),
  masterBhp: bhp(226, '33(iii)(a)', 'not less than 226BHP', '226 बीएचपी से कम न हो'),
  assistant: months(18, '33(iii)(b)', 'not less than 18 months', '18 महीने से अन्यून'),
  assistantBhp: bhp(565, '33(iii)(b)', 'not less than 565 BHP', '565 बीएचपी से कम न हो'),
}

export const term = years(5, '34(iv)(b)', 'five years', 'पाँच वर्षों की अवधि')

/** What a renewal gives, and what a lapse costs on top of the fee. */
export const renewal = {
  term: years(5, '34(iv)(c)', 'for five years at a time', 'पाँच वर्षो के लिए'),
  extraFees: figure('times')(1, '34(iv)(e)', 'one extra fees', 'एक अतिरिक्त शुल्क'),
}

/** The days on which a lapsed certificate is still renewed on reasons alone (D14). */
export const lapse = years(3, '34(iv)(e)', 'not more than three years', 'तीन वर्षों से अधिक')

export const inUniform = {
  engineCertificate: months(60, '23(vi)', 'period of 5 years', 'पाँच वर्षो की अवधि'),
  deckCertificate: months(60, '30(vi)', 'period of 5 years', 'पाँच वर्षों की अवधि'),
  withoutExamination: months(36, '34(i)', 'period of 3 years', 'तीन वर्षो की सेवा'),
  boatHandler: months(36, '34(ii)', '3 years or more', '3 वर्ष अथवा उससे अधिक'),
}

const nhp = figure('nhp')

export const licences = {
  engineerMost: nhp(170, '23(viii)', 'one hundred and seventy nominal horse-power', '170 अंकित अश्वशक्ति'),
  engineerLeast: nhp(70, '23(viii)', 'not less than seventy nominal horse-power', '70 अंकित अश्वशक्ति'),
  engineer: months(60, '23(viii)', 'for five years', 'पाँच वर्षों की सेवा'),
  engineerInCharge: months(30, '23(viii)', 'not less than two and a half years', 'ढाई वर्ष'),
  masterMost: nhp(170, '30(viii)', 'one hundred and seventy nominal horse-power', '170 अभिहित अश्वशक्ति'),
  masterLeast: nhp(40, '30(viii)', 'forty or more nominal horse-power', 'चालीस अथवा इससे अधिक'),
  master: months(60, '30(viii)', 'not less than five years', 'पाँच वर्षो से अन्यून'),
}

/** The lines of rule 22, also the sizes of vessel of 23(vi) and 30(vi) (D7). */
export const crewLines = {
  middle: bhp(226, '22(ii)', '226BHP', '226 BHP'),
  upper: bhp(565, '22(i)', '565BHP or more', '565 BHP'),
}

const hands = figure('persons')

/** Rule 22, vessel by vessel: how many of each on board. */
export const crewsOn = {
  upperMaster: hands(1, '22(i)(a)', 'One master', 'एक मास्टर'),
  upperEngineer: hands(1, '22(i)(b)', 'One engineer', 'एक अभियंता'),
  upperLascars: hands(2, '22(i)(c)', 'Two lascar', 'दो लश्कर'),
  upperGreasers: hands(1, '22(i)(d)', 'One greaser', 'एक ग्रीजर'),
  middleMaster: hands(1, '22(ii)(a)', 'One master', 'एक मास्टर'),
  middleEngineer: hands(1, '22(ii)(b)', 'One engineer', 'एक अभियंता'),
  middleLascars: hands(1, '22(ii)(c)', 'One lascar', 'एक लश्कर'),
  middleGreasers: hands(1, '22(ii)(d)', 'One greaser', 'एक ग्रीजर'),
  lowerMaster: hands(1, '22(iii)(a)', 'One master', 'एक मास्टर'),
  lowerEngineer: hands(1, '22(iii)(b)', 'One engineer', 'एक इंजीनियर'),
  lowerLascars: hands(1, '22(iii)(c)', 'One lascars', 'एक लस्कर'),
  lowerGreasers: hands(1, '22(iii)(d)', 'One greaser', 'एक ग्रीजर'),
}

export const photographs = {
  engine: figure('copies')(2, '23(ii)(e)', 'two copies', 'दो फोटो'),
  deck: figure('copies')(2, '30(ii)(e)', 'Two copies', 'दो फोटो'),
}

export const fees = {
  first: rupees(2000, '33(vi)', 'Rs. 2000-00', 'रू0 2000.00'),
  second: rupees(1600, '33(vi)', 'Rs. 1600-00', 'रू0 1600.00'),
  third: rupees(1000, '33(vi)', 'Rs. 1000-00', 'रू0 1000.00'),
}

const percent = figure('percent')

/** D12: the English texts say forty, the Hindi texts 45; a setting, 40 by default. */
export const passMarks = {
  firstClassDriver: percent(40, 'Schedule II', 'forty percent of the total marks', '45 प्रतिशत'),
  engineer: percent(40, 'Schedule III', 'forty per cent of the total marks', '45 प्रतिशत'),
  disputedBelow: percent(45, 'Schedule II', 'forty percent of the total marks', '45 प्रतिशत'),
}
