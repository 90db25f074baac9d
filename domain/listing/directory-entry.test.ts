import { expect, test } from 'vitest'
import { readDirectoryEntry } from '../import/read-directory-entry.ts'
import { SUBCATEGORIES } from '../language/subcategory-words.ts'
import { CATEGORY_TITLES } from '../language/words.ts'
import { CATEGORIES, CATEGORY_NAMES } from './category.ts'
import { findBrowsePageWith, slugsWith } from './directory-entry.ts'

test('spec 1 · product · content categories · have their titles and paths', () => {
  expect(CATEGORY_NAMES.map((name) => [CATEGORY_TITLES[name](), CATEGORIES[name].path])).toEqual([
    ['Escapes', '/escapes'],
    ['Essentials', '/essentials'],
    ['Enhancements', '/enhancements'],
    ['Experiences', '/experiences'],
  ])
})

test('spec 3 · entities · category table', () => {
  const titles = CATEGORY_NAMES.map((name) => [
    CATEGORY_TITLES[name](),
    SUBCATEGORIES[name].slice(0, 4).map((title) => title()),
  ])
  expect(Object.fromEntries(titles)).toEqual({
    Escapes: ['Yoga Retreats', 'Spa Resorts', 'Meditation Centers', 'Nature Escapes'],
    Essentials: ['Supplements', 'Equipment', 'Personal Care', 'Aromatherapy'],
    Enhancements: ['Digital Tools', 'Coaching Services', 'Wellness Apps', 'Add-on Therapies'],
    Experiences: ['Workshops', 'Classes', 'Events', 'Guided Practices'],
  })
})

const LAKE = { entity: 'location', name: 'Lake Bled', slug: 'lake-bled' } as const

test('an imported place has a browse page with its name', () => {
  const asked = { contentType: 'escape', kind: 'location', slug: 'lake-bled' } as const
  expect(findBrowsePageWith([LAKE], asked)).toEqual({ ...asked, title: 'Lake Bled' })
  expect(findBrowsePageWith([], asked)).toBeNull()
  expect(slugsWith([LAKE], 'location', ['bali'])).toEqual(['bali', 'lake-bled'])
})

test('an entry with an unknown field is read without it, an invalid field is named', () => {
  expect(readDirectoryEntry({ ...LAKE, depth: 30 })).toEqual({ entry: LAKE, unknown: ['depth'] })
  expect(readDirectoryEntry({ ...LAKE, slug: 'Lake Bled' })).toEqual({
    reason: 'slug: is no slug ("two-words")',
  })
})
