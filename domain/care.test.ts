import { expect, test } from 'vitest'
import { afterDangerAnswer, careAnswer, checkInAnswer } from './care.ts'
import { EMERGENCY_NUMBERS, HELPLINE_FINDER, HELPLINES } from './helplines.ts'
import { LANGUAGES } from './language.ts'
import { DANGERS } from './safety/phrases.ts'
import { telephoneAddress } from './telephone-address.ts'

const careText = (...asked: Parameters<typeof careAnswer>) => careAnswer(...asked).text
const afterDangerText = (...asked: Parameters<typeof afterDangerAnswer>) =>
  afterDangerAnswer(...asked).text

test.each(LANGUAGES)(
  'every number has a line of its own, that says where it is (%s)',
  (language) => {
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
      for (const { number } of HELPLINES.filter(({ number }) => number.length > 3))
        expect(others.join()).not.toContain(number)
    }
  },
)

test('the number that sends help where the visitor is comes first', () => {
  const first = (country: string | null) => careAnswer('emergency', country, 'en').helplines[0]
  expect(first('US')).toMatchObject({ place: 'US, Canada and Mexico', number: '911' })
  expect(first('NZ')).toMatchObject({ place: 'New Zealand', number: '111' })
  expect(first('FR')).toMatchObject({ place: 'Europe', number: '112' })
  expect(careAnswer('violence', 'DE', 'de').helplines[0]).toMatchObject({ place: 'Europa' })
  expect(careAnswer('emergency', null).helplines).toHaveLength(EMERGENCY_NUMBERS.length)
})

test('somebody who may harm themselves is given helplines, the one of their country first', () => {
  const german = careText('self-harm', 'DE')
  expect(german.indexOf('0800 111 0 111')).toBeLessThan(german.indexOf('988'))
  expect(german).toContain(HELPLINE_FINDER)
  expect(careText('self-harm', null)).toContain('988')
})

test('in an emergency the answer names the emergency numbers', () => {
  for (const number of ['112', '911', '999']) expect(careText('emergency', 'US')).toContain(number)
})

test('whoever speaks a language is told the helplines of where it is spoken, and in that language', () => {
  const text = careText('self-harm', null, 'de')
  expect(text).toMatch(/\nDeutschland: .*\nÖsterreich: TelefonSeelsorge 142\nSchweiz: /)
  for (const number of ['988', '116 123', '13 11 14', '1737', '3114', '024', '0120-783-556'])
    expect(text).toContain(number)
  expect(text).not.toContain('Livslinien')
  expect(careText('self-harm', 'DK', 'de')).toContain(
    'Dänemark: Livslinien 70 201 201\nDeutschland',
  )
})

test('a short code that begins with a star is dialled with it', () => {
  expect(careText('self-harm', 'CL', 'es')).toContain('Chile: *4141')
  expect(telephoneAddress('*4141')).toBe('tel:*4141')
  expect(telephoneAddress('0120-783-556')).toBe('tel:0120783556')
})

test('no number is named twice, and a country with two languages has its own first', () => {
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
  'later turns name the nearest in a line, and a new conversation (%s)',
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
