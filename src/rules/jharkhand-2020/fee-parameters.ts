// Every figure of the fees and penalties of vessels, with its place and its words in both texts of the gazette.
import { figure } from '../figure.ts'

const rupees = figure('rupees')
const tons = figure('tons')
const percent = figure('percent')
const days = figure('days')
const times = figure('times')
const hour = figure('hour of the day')

export const registration = {
  toFifty: tons(50, 'Schedule I(a)(i)', 'up to and including 50', '50 एम.टी.जी.आर.टी. के और तक'),
  toHundred: tons(100, 'Schedule I(a)(ii)', 'up to 100', '100 एम.टी.जी.आर.टी. तक'),
  toTwoHundred: tons(200, 'Schedule I(a)(iii)', 'up to 200', '200 एम.टी.जी.आर.टी. तक'),
  further: tons(100, 'Schedule I(a)(iv)', 'every additional 100', 'प्रत्येक अतिरिक्त 100'),
  first: rupees(1000, 'Schedule I(a)(i)', '1000.00', '1000.00'),
  second: rupees(2000, 'Schedule I(a)(ii)', '2000.00', '2000.00'),
  third: rupees(4000, 'Schedule I(a)(iii)', '4000.00', '4000.00'),
  eachFurther: rupees(2000, 'Schedule I(a)(iv)', '2000.00', '2000.00'),
  merchantShipping: rupees(2000, 'Schedule I(b)', '2000.00', '2000.00'),
  alteration: rupees(1000, 'Schedule I(d)', '1000.00', '1000.00'),
  duplicate: rupees(500, 'Schedule I(e)', '500.00', '500.00'),
  appeal: rupees(1000, 'Schedule I(g)', '1000.00', '1000.00'),
}

export const supervision = {
  tenLakh: rupees(1000000, 'Schedule I(h)(i)', 'Rs. 10 lakhs', '10 लाख'),
  fortyLakh: rupees(4000000, 'Schedule I(h)(ii)', '40 lakhs', '40 लाख'),
  first: percent(1, 'Schedule I(h)(i)', '1%', '1 प्रतिशत'),
  least: rupees(10000, 'Schedule I(h)(i)', 'minimum 10000.00', '10000.0'),
  base: rupees(10000, 'Schedule I(h)(ii)', 'Rs.10000', '10000'),
  second: percent(0.5, 'Schedule I(h)(ii)', '0.5%', '0.5%'),
  upperBase: rupees(25000, 'Schedule I(h)(iii)', 'Rs.25000', '25000'),
  third: percent(0.25, 'Schedule I(h)(iii)', '0.25%', '0.25%'),
}

/** Item 1: the Hindi says "less than" at each end, the English "does not exceed"; up to and including. */
export const survey = {
  toTen: tons(10, 'Schedule IV 1(a)', 'Upto 10 tons', '10 टन तक'),
  toTwentyFive: tons(25, 'Schedule IV 1(b)', 'does not exceed 25', '25 टन'),
  toFifty: tons(50, 'Schedule IV 1(c)', 'does not exceed 50', '50 टन'),
  toSeventyFive: tons(75, 'Schedule IV 1(d)', 'does not exceed 75', '75 टन'),
  toHundred: tons(100, 'Schedule IV 1(e)', 'does not exceed 100', '100 टन'),
  toThreeHundred: tons(300, 'Schedule IV 1(f)', 'does not exceed 300', '300 टन'),
  toSixHundred: tons(600, 'Schedule IV 1(g)', 'does not exceed 600', '600 टन'),
  further: tons(300, 'Schedule IV 1(h)', 'every 300 tons', 'प्रत्येक 300 टन'),
  ten: rupees(500, 'Schedule IV 1(a)', '500.00', '500.00'),
  twentyFive: rupees(750, 'Schedule IV 1(b)', '750.00', '750.00'),
  fifty: rupees(1000, 'Schedule IV 1(c)', '1000.00', '1000.00'),
  seventyFive: rupees(1500, 'Schedule IV 1(d)', '1500.00', '1500.00'),
  hundred: rupees(2000, 'Schedule IV 1(e)', '2000.00', '2000.00'),
  threeHundred: rupees(4000, 'Schedule IV 1(f)', '4000.00', '4000.00'),
  sixHundred: rupees(6000, 'Schedule IV 1(g)', '6000.00', '6000.00'),
  eachFurther: rupees(1000, 'Schedule IV 1(h)', '1000.00 extra', '1000.00 अतिरिक्त'),
  intermediate: times(1, 'Schedule IV 2', 'one extra fee', 'एक अतिरिक्त शुल्क'),
  sunday: times(1, 'Schedule IV 3', 'one extra fee', 'एक अतिरिक्त शुल्क'),
  outOfHours: times(1, 'Schedule IV 4', 'one extra fee', 'एक अतिरिक्त शुल्क'),
  lastHour: hour(17.5, 'Schedule IV 4', '5.30 p.m.', '5:30 अपराह्न'),
  firstHour: hour(9, 'Schedule IV 4', '9.00.a.m.', '9:00 बजे पूर्वाह्न'),
  extension: times(1, 'Schedule IV 6', 'one extra fee', 'एक अतिरिक्त शुल्क'),
  dryDock: times(3, 'Schedule IV 10', 'Three times', 'तीन गुणा'),
  resurvey: times(2, '5(ii)(b)', 'double of previous survey', 'दोगुने'),
  nameChange: rupees(500, 'Schedule IV 5', '500.00', '500.00'),
  builder: rupees(500, 'Schedule IV 7', '500.00', '500.00'),
  secondCopy: rupees(500, 'Schedule IV 8', '500.00', '500.00'),
  appeal: rupees(1000, 'Schedule IV 9', '1000.00', '1000.00'),
  witnessing: rupees(1000, 'Schedule IV 14', '1000.00', '1000.00'),
  surveyorDay: rupees(2000, '3(v)', 'Rs2000', '2000 रू0'),
}

export const drawings = {
  alteration: percent(0.05, 'Schedule IV 12', '0.05 %', '0.05 प्रतिशत'),
  alterationLeast: rupees(1000, 'Schedule IV 12', 'minimum Rs. 1000.00', 'न्यूनतम 1000'),
  design: percent(0.05, 'Schedule IV 13', '0.05 %', '0.05 प्रतिशत'),
  designLeast: rupees(2000, 'Schedule IV 13', 'minimum Rs. 2000.00', 'न्यूनतम 2000'),
}

export const delays = {
  application: days(15, '3(iii)', 'fifteen days', '15 दिन'),
  applicationADay: rupees(100, '3(viii)', 'rupees hundred per day', '100 रू0 प्रतिदिन'),
  remission: percent(50, '3(viii)', 'fifty per cent', '50 प्रतिशत'),
  neglect: times(2, '3(xi)', 'double of the survey fee', 'दोगुने'),
  declaration: days(14, '5(i)', 'fourteen (14) days', '14 दिनों'),
  declarationADay: rupees(510, 'Form 5', 'Rs. 510/- per day', '510 रू0'),
}
