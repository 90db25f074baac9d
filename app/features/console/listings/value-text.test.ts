import { describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '#domain/messages/runtime.js'
import { valueText } from './value-text.ts'

describe('a stored value as text', () => {
  test.each([
    ['en', 'Withdrawn', 'Published', 'Yes'],
    ['es', 'Retirada', 'Publicada', 'Sí'],
    ['de', 'Zurückgezogen', 'Veröffentlicht', 'Ja'],
    ['fr', 'Retirée', 'Publiée', 'Oui'],
  ] as const)('names states and yes in %s', (locale, withdrawn, published, yes) => {
    overwriteGetLocale(() => locale)
    expect(valueText('listed', false)).toBe(withdrawn)
    expect(valueText('listed', true)).toBe(published)
    expect(valueText('verified', true)).toBe(yes)
    overwriteGetLocale(() => 'en')
  })

  test.each([
    [['quiet', 'lake'], 'quiet, lake'],
    [[], '–'],
    ['', '–'],
    [null, '–'],
    [{ minor: 125_000, currency: 'EUR', per: 'night' }, '€1,250.00'],
    [{ lat: 46.5, lng: 7.25 }, '46.5, 7.25'],
    [
      [
        { question: 'Pets?', answer: 'Yes' },
        { question: 'Lift?', answer: 'No' },
      ],
      'Pets?, Yes; Lift?, No',
    ],
    [[{ title: 'Bath', items: ['towels', 'soap'] }], 'Bath, towels, soap'],
  ])('%j is %j', (value, text) => {
    expect(valueText('field', value)).toBe(text)
  })
})
