// Rules 9 and 28: the conditions on which a boat is licensed, as the Boat Surveyor finds them.
import type { All, Fact, OneForEvery, Rule } from '../fold/rule.ts'
import { multiple, spelt } from '../vocabulary/number-words.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { fact, ruled, unless } from './conditions.ts'
import type { Law } from './law.ts'
import { surveyFacts } from './survey-facts.ts'

const found = (citation: string, key: string, words: Bilingual): Fact =>
  fact(
    {
      citation,
      path: `survey.${key}`,
      words,
      record: frame(say('Survey: {0}', 'सर्वेक्षण: {0}'), words),
    },
    [true],
    {
      met: say('in order', 'ठीक पाया गया'),
      unmet: say('not in order', 'ठीक नहीं पाया गया'),
      short: frame(say('to be put right: {0}', 'ठीक कराना है: {0}'), words),
    },
  )

type Circumstance = { readonly record: Bilingual; readonly stands: Bilingual; readonly otherwise: Bilingual }

/** A circumstance in which a condition is not asked. */
const where = (
  citation: string,
  key: string,
  among: Fact['among'],
  { record, stands, otherwise }: Circumstance,
): Fact =>
  fact({ citation, path: `survey.${key}`, words: stands, record }, among, {
    met: stands,
    unmet: otherwise,
    short: otherwise,
  })

const together = (citation: string, words: Bilingual, of: readonly Rule[]): All => ({
  kind: 'all',
  citation,
  words,
  of,
})

const cargoBoat = (citation: string) =>
  where(citation, 'use', ['cargo'], {
    record: say('Survey: use of the boat', 'सर्वेक्षण: नाव का उपयोग'),
    stands: say('a cargo boat', 'मालवाहक नाव'),
    otherwise: say('a passenger boat', 'यात्री नाव'),
  })

const noEngine: Circumstance = {
  record: say('Survey: engine', 'सर्वेक्षण: इंजन'),
  stands: say('no engine', 'इंजन नहीं है'),
  otherwise: say('has an engine', 'इंजन लगा है'),
}

const noOutboard: Circumstance = {
  record: say('Survey: outboard motor', 'सर्वेक्षण: वाह्य बोर्ड मोटर'),
  stands: say('no outboard motor', 'वाह्य बोर्ड मोटर नहीं है'),
  otherwise: say('has an outboard motor', 'वाह्य बोर्ड मोटर लगी है'),
}

const byDayOnly: Circumstance = {
  record: say('Survey: night use', 'सर्वेक्षण: रात में उपयोग'),
  stands: say('not for night use', 'रात में नहीं चलेगी'),
  otherwise: say('for night use', 'रात में भी चलेगी'),
}

const leastLifeBuoys = ({ figures: { lifeBuoys } }: Law): Rule => ({
  kind: 'figure',
  citation: '9(f)',
  words: frame(
    say('at least {0} approved life buoys', 'कम से कम {0} जीवन रक्षक छल्ले'),
    same(lifeBuoys.least.value),
  ),
  path: 'survey.lifeBuoys',
  phrase: 'not-less-than',
  parameter: lifeBuoys.least,
  record: say('Survey: life buoys', 'सर्वेक्षण: जीवन रक्षक छल्ले'),
  spoken: say('life buoys: {0}', 'जीवन रक्षक छल्ले: {0}'),
})

/** Rule 9: asked with an engine, of a passenger boat, for the night. */
const inItsCircumstances: readonly Rule[] = [
  unless(found('9(g)', 'fireExtinguisher', say('fire extinguisher, with an engine', 'इंजन हो तो अग्निशामक')), [
    where('9(g)', 'hasEngine', [false], noEngine),
  ]),
  unless(
    found(
      '9(h)',
      'maxPassengersMarked',
      say(
        'on a passenger boat, the greatest number of passengers marked',
        'यात्री नाव पर यात्रियों की अधिकतम संख्या अंकित',
      ),
    ),
    [cargoBoat('9(h)')],
  ),
  unless(
    found(
      '9(j)',
      'nightLightsApproved',
      say(
        'for night use, lights approved by the Boat Surveyor',
        'रात में चलाने के लिए नाव सर्वेक्षक से अनुमोदित प्रकाश व्यवस्था',
      ),
    ),
    [where('9(j)', 'nightUse', [false], byDayOnly)],
  ),
]

const buoysAndAid = (law: Law): Rule =>
  together(
    '9(f)',
    frame(
      say('{0} life buoys and a first aid box', '{0} जीवन रक्षक छल्ले और एक प्राथमिक चिकित्सा पेटी'),
      spelt(law.figures.lifeBuoys.least.value),
    ),
    [leastLifeBuoys(law), found('9(f)', 'firstAidBox', say('first aid box', 'प्राथमिक चिकित्सा पेटी'))],
  )

/** Rule 9: asked of every boat. */
const everyBoat = (law: Law): readonly Rule[] => [
  found(
    '9(a)',
    'goodCondition',
    say('in good condition, fit for cargo and passengers', 'अच्छी हालत में, माल एवं यात्री ढोने के योग्य'),
  ),
  found(
    '9(b)',
    'tonnageAscertained',
    say('tonnage ascertained by rule 22(4)', 'टनेज नियम 22(4) के अनुसार निर्धारित'),
  ),
  found(
    '9(c)',
    'crewPerScale',
    say('crew by the scale of rules 25 and 26', 'चालक दल नियम 25 और 26 के मापदंड के अनुसार'),
  ),
  together(
    '9(d)',
    say(
      'means of getting rid of water, ground tackle and lights',
      'पानी निकालने के उपकरण, लंगर आदि साधन और प्रकाश',
    ),
    [
      found('9(d)', 'bailing', say('pumping or bailing', 'पानी पम्प करने या उलीचने के उपकरण')),
      found('9(d)', 'groundTackle', say('ground tackle and anchoring', 'लंगर और बाँधने के साधन')),
      found('9(d)', 'lights', say('necessary lights', 'आवश्यक प्रकाश')),
    ],
  ),
  found(
    '9(e)',
    'freeboardAscertained',
    say('freeboard ascertained by rule 23(2)', 'मुक्तांश नियम 23(2) के अनुसार निर्धारित'),
  ),
  buoysAndAid(law),
  ...inItsCircumstances,
]

export const outboardLifeBuoys = ({ figures: { lifeBuoys } }: Law): OneForEvery => ({
  kind: 'one-for-every',
  citation: '28(e)',
  words: frame(
    say(
      'one life buoy for every {0} passengers, at least {1}; {2} with buoyancy tanks or buoyant seats',
      'प्रति {0} यात्री एक जीवन रक्षक छल्ला, कम से कम {1}; तरणशील टंकी या सीट हो तो {2}',
    ),
    same(lifeBuoys.every.value),
    same(lifeBuoys.outboardLeast.value),
    multiple(lifeBuoys.buoyant.value),
  ),
  path: 'survey.lifeBuoys',
  of: 'survey.passengers',
  every: lifeBuoys.every,
  least: lifeBuoys.outboardLeast,
  halvedBy: 'survey.internalBuoyancy',
  half: lifeBuoys.buoyant,
  record: say('Survey: life buoys', 'सर्वेक्षण: जीवन रक्षक छल्ले'),
})

/** Rule 28: asked of a passenger boat with an outboard motor only. */
const withOutboard = (law: Law): readonly (Rule & { readonly words: Bilingual })[] => [
  found(
    '28(a)',
    'properlyConstructed',
    say('properly constructed to an approved design', 'अनुमोदित रूपरेखा के अनुसार ठीक से निर्मित'),
  ),
  found('28(b)', 'sheathed', say('sheathed below the load water level', 'लदान जल स्तर से नीचे ठीक से आवृत्त')),
  found('28(c)', 'seatForEach', say('a seat for each passenger', 'प्रत्येक यात्री के बैठने की जगह')),
  together('28(d)', say('bailers and a rescue quoit', 'उलीचक और रक्षक छल्ला'), [
    found('28(d)', 'bailers', say('enough bailers', 'पर्याप्त उलीचक')),
    found('28(d)', 'rescueQuoit', say('rescue quoit', 'रक्षक छल्ला')),
  ]),
  outboardLifeBuoys(law),
  found('28(f)', 'fireExtinguisher', say('portable fire extinguisher', 'सचल अग्निशामक')),
  found('28(g)', 'drinkingWater', say('drinking water, free of cost', 'मुफ्त स्वच्छ पेय जल')),
  found('28(h)', 'firstAidBox', say('first aid box', 'प्राथमिक चिकित्सा पेटी')),
  found('28(i)', 'navigationLights', say('navigation lights or lamp', 'चलाने के लिए आवश्यक प्रकाश या लैम्प')),
  found('28(j)', 'reversingGear', say('reversing gear', 'पीछे हटाने की यांत्रिक व्यवस्था')),
]

export const licenceConditionRules = (law: Law): readonly Rule[] => [
  ...everyBoat(law),
  ...withOutboard(law).map((rule) =>
    unless(rule, [cargoBoat(rule.citation), where(rule.citation, 'outboard', [false], noOutboard)]),
  ),
]

/** May the boat be licensed on what the survey found? */
export const licenceConditionsDecision = (law: Law) =>
  ruled({
    decision: 'licence-conditions',
    title: say('conditions of the boat licence', 'नाव अनुज्ञप्ति की शर्तें'),
    citation: '9',
    facts: surveyFacts,
    rules: licenceConditionRules(law),
  })
