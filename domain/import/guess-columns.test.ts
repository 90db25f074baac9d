import { expect, test } from 'vitest'
import { IMPORT_FIELDS } from './column-names.ts'
import { guessColumns } from './guess-columns.ts'

test.each([
  [['id', 'title', 'contentType'], { id: 'id', title: 'title', contentType: 'contentType' }],
  [
    ['Título', 'Descripción', 'Ubicación'],
    { Título: 'title', Descripción: 'description', Ubicación: 'location' },
  ],
  [['Titel', 'Straße', 'Ausstattung'], { Titel: 'title', Ausstattung: 'amenities' }],
  [
    ['Intitulé', 'Durée', 'Équipements'],
    { Intitulé: 'title', Durée: 'duration', Équipements: 'amenities' },
  ],
  [
    ['Short Description', 'long_description'],
    { 'Short Description': 'description', long_description: 'longDescription' },
  ],
  [['Titlle', 'Locatoin'], { Titlle: 'title', Locatoin: 'location' }],
  [['name', 'title'], { title: 'title' }],
  [['rating', 'reviews', 'verified', '', '???'], {}],
])('%j is %j', (columns, mapping) => {
  expect(guessColumns(columns)).toEqual(mapping)
})

test('no field is given to two columns', () => {
  const fields = Object.values(guessColumns(['name', 'nombre', 'titel', 'heading']))
  expect(fields).toEqual(['title'])
  expect(IMPORT_FIELDS).not.toContain('rating')
})
