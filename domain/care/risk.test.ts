import { expect, test } from 'vitest'
import { riskIn, withoutRisks } from './risk.ts'

test.each([
  ["I'm diabetic, want a fasting retreat", 'diabetes'],
  ['soy diabético y quiero un retiro de ayuno', 'diabetes'],
  ['ich habe Diabetes und möchte heilfasten', 'diabetes'],
  ['je suis diabétique, je voudrais une cure de jeûne', 'diabetes'],
  ['I have PTSD, is breathwork safe?', 'trauma'],
  ['tengo estrés postraumático, ¿respiración holotrópica?', 'trauma'],
  ['ich habe eine PTBS, ist Breathwork sicher?', 'trauma'],
  ['je souffre de stress post-traumatique, la respiration holotropique ?', 'trauma'],
  ['I have epilepsy, is holotropic breathing ok', 'epilepsy'],
  ['is sauna safe with a heart condition?', 'heart'],
  ['hot springs with a pacemaker', 'heart'],
  ['ist die Sauna mit Herzschrittmacher erlaubt', 'heart'],
  ["I'm pregnant, sauna in Norway", 'pregnancy'],
  ["I'm pregnant, hot tub somewhere", 'pregnancy'],
  ['pregnant, hot stone massage', 'pregnancy'],
  ['estoy embarazada, aguas termales', 'pregnancy'],
  ['schwanger in die Therme', 'pregnancy'],
  ['je suis enceinte, un hammam', 'pregnancy'],
  ['I have high blood pressure, ice bath near me', 'bloodPressure'],
  ['tengo hipertensión, baños de hielo', 'bloodPressure'],
])('%s: needs a doctor’s advice', (text, condition) => {
  expect(riskIn([text])).toEqual([condition])
})

test('the condition may be named in an earlier turn than the hazard', () => {
  expect(riskIn(['I am pregnant', 'something calm'])).toEqual([])
  expect(riskIn(['I am pregnant', 'a sauna then'])).toEqual(['pregnancy'])
})

test.each([
  "I'm pregnant, prenatal yoga",
  "I'm pregnant, no sauna please",
  'embarazada, sin sauna',
  'schwanger, keine Sauna',
  'enceinte, sans hammam',
  'I am not pregnant, a sauna in Norway',
  'a sauna in Norway',
  'I have PTSD, something quiet',
  'diabetic friendly cooking class',
  'a fast train to a retreat, I am diabetic',
  'je suis jeune et diabétique, un cours de cuisine',
  'I have a heart condition, gentle walks',
])('%s: does not', (text) => {
  expect(riskIn([text])).toEqual([])
})

test('the rest of the request remains', () => {
  expect(withoutRisks("I'm pregnant, sauna in Norway", ['pregnancy'])).toMatch(/Norway|norway/)
  expect(withoutRisks("I'm pregnant, sauna in Norway", ['pregnancy'])).not.toMatch(/sauna/)
})
