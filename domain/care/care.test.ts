import { expect, test } from 'vitest'
import { CRISIS_LINES } from '../helplines/crisis.ts'
import { HELPLINE_FINDER } from '../helplines/finder.ts'
import { LANGUAGES } from '../language/language.ts'
import { DANGERS } from '../safety/words/phrases.ts'
import { afterDangerAnswer, careAnswer, checkInAnswer } from './care.ts'
import { telephoneAddress } from './telephone-address.ts'

const careText = (...asked: Parameters<typeof careAnswer>) => careAnswer(...asked).text
const afterDangerText = (...asked: Parameters<typeof afterDangerAnswer>) =>
  afterDangerAnswer(...asked).text

test.each(LANGUAGES)('every number has its own line with its place (%s)', (language) => {
  const answers = DANGERS.flatMap((danger) => [
    careAnswer(danger, 'AT', language),
    afterDangerAnswer(danger, 'AT', language),
  ])
  for (const { text, helplines } of [...answers, checkInAnswer('AT')]) {
    expect(helplines.length).toBeGreaterThan(0)
    const lines = text.split('\n')
    for (const { line, place, number } of helplines) {
      expect(lines).toContain(line)
      expect(line.startsWith(place)).toBe(true)
      expect(line.endsWith(number)).toBe(true)
    }
    const others = lines.filter((line) => !helplines.some((helpline) => helpline.line === line))
    for (const { number } of CRISIS_LINES.filter(({ number }) => number.length > 3))
      expect(others.join()).not.toContain(number)
  }
})

const numbersOf = (answer: { helplines: readonly { number: string }[] }) =>
  answer.helplines.map(({ number }) => number)

test('the emergency number of the visitor’s country comes first', () => {
  const first = (country: string | null) => careAnswer('emergency', country, 'en').helplines[0]
  expect(first('US')).toMatchObject({ place: 'US, Canada and Mexico, emergency', number: '911' })
  expect(first('NZ')).toMatchObject({ place: 'New Zealand, emergency', number: '111' })
  expect(first('IT')).toMatchObject({ place: 'Europe, emergency', number: '112' })
  expect(careAnswer('emergency', 'IT', 'de').helplines[0]).toMatchObject({
    place: 'Europa, Notruf',
  })
  const everywhere = ['112', '911', '999', '000', '111', '123', '911', '119', '131']
  expect(numbersOf(careAnswer('emergency', null, 'en'))).toEqual(everywhere)
})

test('violence in Japan is answered with 110 of the police before 119', () => {
  expect(careText('violence', 'JP', 'en')).toContain(
    'Japan, police: 110\nJapan, ambulance: 119\nJapan, violence and abuse: DV Soudan Plus 0120-279-889\nJapan, children and teenagers: 189\n',
  )
  expect(careText('emergency', 'JP', 'en')).toContain('Japan, ambulance: 119\nJapan, poisoning: ')
  expect(careText('violence', null, 'en')).toContain('Japan, police: 110')
})

test.each([
  ['AR', ['911', '144', '102']],
  ['CL', ['133', '131', '147']],
  ['CO', ['123', '141']],
  ['DE', ['110', '112', '116 016', '116 111']],
  ['FR', ['17', '112', '3919', '119']],
])(
  'violence in %s is answered with police, abuse line and child line of the country',
  (country, numbers) => {
    expect(numbersOf(careAnswer('violence', country, 'es')).slice(0, numbers.length)).toEqual(
      numbers,
    )
    expect(numbersOf(afterDangerAnswer('violence', country, 'es'))).toEqual(numbers)
  },
)

test('an emergency is answered with the emergency number and the poison line of the country, and no other', () => {
  const german = careAnswer('emergency', 'DE', 'de')
  expect(numbersOf(german).slice(0, 2)).toEqual(['112', '030 19240'])
  expect(german.text).not.toContain('145')
  expect(german.text).toContain('Deutschland, Vergiftung: Giftnotruf der Charité, Berlin 030 19240')
  expect(numbersOf(afterDangerAnswer('emergency', 'CA', 'fr'))).toEqual([
    '911',
    '1-800-463-5060',
    '1-844-764-7669',
  ])
})

test('without a country, violence is answered with abuse lines of countries that speak the language', () => {
  const numbers = numbersOf(careAnswer('violence', null, 'de'))
  expect(numbers).toEqual(expect.arrayContaining(['112', '116 016', '0800 222 555']))
  expect(numbers).not.toContain('3919')
})

test('a crisis is answered with crisis lines only', () => {
  const text = careText('self-harm', 'DE', 'de')
  for (const number of ['116 016', '116 111', '030 19240', '110']) {
    expect(text).not.toContain(`${number}\n`)
  }
})

test('self-harm is answered with helplines, those of the country first', () => {
  const german = careText('self-harm', 'DE')
  expect(german.indexOf('0800 111 0 111')).toBeLessThan(german.indexOf('988'))
  expect(german).toContain(HELPLINE_FINDER)
  expect(careText('self-harm', null)).toContain('988')
})

test('an emergency is answered with emergency numbers', () => {
  for (const number of ['112', '911', '999']) expect(careText('emergency', 'US')).toContain(number)
})

test('helplines of countries that speak the language are listed, in that language', () => {
  const text = careText('self-harm', null, 'de')
  expect(text).toMatch(/\nDeutschland: .*\nÖsterreich: TelefonSeelsorge 142\nSchweiz: /)
  for (const number of ['988', '116 123', '13 11 14', '1737', '3114', '024', '0120-783-556'])
    expect(text).toContain(number)
  expect(text).not.toContain('Mental Helse')
  expect(careText('self-harm', 'NO', 'de')).toContain('Norwegen: Mental Helse 116 123\nDeutschland')
})

test('a short code that begins with a star is dialled with it', () => {
  expect(careText('self-harm', 'CL', 'es')).toContain('Chile: *4141')
  expect(telephoneAddress('*4141')).toBe('tel:*4141')
  expect(telephoneAddress('0120-783-556')).toBe('tel:0120783556')
})

test('no number is repeated, and a bilingual country has its own first', () => {
  const text = careText('self-harm', 'BE', 'fr')
  expect(text).toMatch(
    /numéros\s:\nBelgique\s: Centre.+0800 32 123\nBelgique\s: Zelfmoordlijn 1813\n/,
  )
  expect(text.split('0800 32 123')).toHaveLength(2)
})

test('911 is not claimed for all of America', () => {
  for (const danger of DANGERS) expect(careText(danger, 'CL', 'es')).not.toContain('en América')
})

test.each(LANGUAGES)(
  'later turns repeat the nearest number, and suggest a new conversation (%s)',
  (language) => {
    for (const danger of DANGERS) {
      const after = afterDangerText(danger, 'AT', language)
      expect(after.length).toBeLessThan(careText(danger, 'AT', language).length)
      expect(after).toContain(HELPLINE_FINDER)
      expect(after).toMatch(
        /new conversation|neues Gespräch|conversación nueva|nouvelle conversation/,
      )
    }
    const after = afterDangerText('self-harm', 'AT', language)
    expect(after).toContain('142')
    expect(after).not.toContain('988')
    expect(afterDangerText('violence', 'AT', language)).toContain('112')
  },
)
