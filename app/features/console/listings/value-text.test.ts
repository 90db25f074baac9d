import { describe, expect, test } from 'vitest'
import { runWithLocale } from '#data/db/locale-context.ts'
import { valueText } from './value-text.ts'

describe('a stored value as text', () => {
  test.each([
    ['en', 'Withdrawn', 'Published', 'Yes'],
    ['es', 'Retirada', 'Publicada', 'Sí'],
    ['de', 'Zurückgezogen', 'Veröffentlicht', 'Ja'],
    ['fr', 'Retirée', 'Publiée', 'Oui'],
  ] as const)('names states and yes in %s', (locale, withdrawn, published, yes) => {
    const said = (field: string, value: boolean) =>
      runWithLocale(locale, () => valueText(field, value))
    expect(said('listed', false)).toBe(withdrawn)
    expect(said('listed', true)).toBe(published)
    expect(said('verified', true)).toBe(yes)
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
