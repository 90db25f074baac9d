import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  failedSearchReply,
  readNatureInfoReply,
  readRecommendReply,
  readSearchReply,
} from './assistant-reply.ts'

const NO_SUGGESTIONS = "I've found some wellness options that might help you."
const UNREADABLE = "I've found some wellness options that might help you with your concerns."
const CALL_FAILED = 'Here are some general wellness recommendations that might help you.'

const LISTING = {
  id: '3',
  slug: 'yukitani-ryokan',
  contentType: 'escape',
  listingType: 'Ryokan',
  location: 'Hakone, Japan',
  tags: ['hot spring'],
  thumbnail: null,
}

describe('a search reply', () => {
  test('is returned with a normalised explanation', () => {
    const answer = {
      suggestions: ['Lavender oil', { category: 'escapes', item: 'Yukitani', listing: LISTING }],
      explanation: '**warm** water helps',
      processedQuery: 'warm water',
      searchQuery: 'hot spring',
    }
    expect(readSearchReply(answer, 'somewhere warm')).toEqual({
      ...answer,
      explanation: 'Warm water helps.',
    })
  })

  test('spec 7 · calls · response fields · takes the search query from the processed query, and that from the prompt', () => {
    const suggestions = ['Lavender oil']
    expect(readSearchReply({ suggestions, processedQuery: 'rest' }, 'I need rest')).toMatchObject({
      processedQuery: 'rest',
      searchQuery: 'rest',
    })
    expect(readSearchReply({ suggestions }, 'I need rest')).toMatchObject({
      processedQuery: 'I need rest',
      searchQuery: 'I need rest',
    })
  })

  test('has the default sentence without an explanation', () => {
    expect(readSearchReply({ suggestions: ['a'] }, 'x').explanation).toBe(NO_SUGGESTIONS)
  })

  test('keeps an empty list: no match is a valid answer', () => {
    const reply = readSearchReply({ suggestions: [], explanation: 'Nothing matches.' }, 'x')
    expect(reply.suggestions).toEqual([])
    expect(reply.explanation).toBe('Nothing matches.')
    expect(reply).not.toHaveProperty('recommendations')
  })

  test('drops suggestions that cannot be displayed', () => {
    const reply = readSearchReply({ suggestions: ['Oil', 7, null, { item: 'x' }] }, 'x')
    expect(reply.suggestions).toEqual(['Oil'])
  })

  test.each([
    [{}],
    [{ suggestions: 'Oil' }],
    [{ suggestions: [7, null] }],
    [null],
    [undefined],
    [[]],
    [42],
  ])('spec 8 · errors · no suggestions · %j has none', (answer) => {
    const reply = readSearchReply(answer, 'x')
    expect(reply.explanation).toBe(NO_SUGGESTIONS)
    expect(reply.suggestions).toHaveLength(3)
    expect(reply.searchQuery).toBe('x')
  })

  test('without suggestions keeps the queries it sent', () => {
    expect(readSearchReply({ processedQuery: 'rest' }, 'x').searchQuery).toBe('rest')
  })

  test('spec 3 · entities · recommendation · keeps recommendations that have a title, and classifies unknown types', () => {
    const reply = readSearchReply(
      {
        suggestions: ['Oil'],
        recommendations: [
          { type: 'escapes', title: ' Yukitani ', reason: 'Quiet.', listing: LISTING },
          { type: 'Spa resort', title: 'Seaside' },
          { type: 'essentials' },
          'nonsense',
        ],
      },
      'x',
    )
    expect(reply.recommendations).toEqual([
      { type: 'escapes', title: 'Yukitani', reason: 'Quiet.', listing: LISTING },
      { type: 'escapes', title: 'Seaside', reason: '' },
    ])
  })
})

describe('a raw response', () => {
  const written = { suggestions: ['Lavender oil'], explanation: 'Try this.' }

  test.each([
    ['a fenced block', `Sure:\n\`\`\`json\n${JSON.stringify(written)}\n\`\`\`\nEnjoy {it}`],
    ['a fence without a language', `\`\`\`\n${JSON.stringify(written)}\n\`\`\``],
    ['the first braces', `Here you go: ${JSON.stringify(written)} Anything else {?}`],
    ['braces when the fence holds none', `\`\`\`\nhello\n\`\`\` ${JSON.stringify(written)}`],
  ])('is read from %s', (_where, rawResponse) => {
    expect(readSearchReply({ rawResponse }, 'x')).toMatchObject(written)
    expect(readSearchReply(rawResponse, 'x')).toMatchObject(written)
  })

  test('spec 7 · calls · raw response · may hold braces and quotes inside its texts', () => {
    const tricky = { suggestions: ['a } b { c "d" \\'], explanation: 'Fine.' }
    const rawResponse = `So: ${JSON.stringify(tricky)} }`
    expect(readSearchReply({ rawResponse }, 'x')).toMatchObject(tricky)
  })

  test.each([['no braces'], ['{ broken'], ['{"a": }'], ['```json\n[1]\n```']])(
    'spec 8 · errors · unparseable · %j',
    (rawResponse) => {
      const reply = readSearchReply({ rawResponse }, 'x')
      expect(reply.explanation).toBe(UNREADABLE)
      expect(reply.suggestions).toHaveLength(3)
    },
  )

  test('that is blank counts as absent', () => {
    expect(readSearchReply({ rawResponse: ' ', ...written }, 'x')).toMatchObject(written)
  })
})

test('spec 8 · errors · search call · gives three general suggestions', () => {
  const reply = failedSearchReply('I need rest')
  expect(reply.explanation).toBe(CALL_FAILED)
  expect(reply.suggestions).toHaveLength(3)
  expect(reply.searchQuery).toBe('I need rest')
})

describe('a recommend reply', () => {
  test('is returned', () => {
    const answer = {
      recommendations: [{ type: 'essentials', title: 'Tea', reason: 'Warm.' }],
      theme: 'Slow mornings',
    }
    expect(readRecommendReply(answer)).toEqual(answer)
  })

  test('without a theme gets the default one', () => {
    const recommendations = [{ type: 'essentials', title: 'Tea', reason: '' }]
    expect(readRecommendReply({ recommendations })).toEqual({
      recommendations,
      theme: 'Finding balance in daily life',
    })
  })

  test.each([[{}], [null], ['nonsense'], [{ recommendations: [] }], [{ rawResponse: 'x' }]])(
    'spec 8 · errors · recommendation malformed · %j',
    (answer) => {
      const reply = readRecommendReply(answer)
      expect(reply.recommendations).toHaveLength(2)
      expect(reply.theme).toBe('Finding balance in daily life')
    },
  )
})

describe('a nature info reply', () => {
  test('is returned', () => {
    const answer = { natureDistance: '200 m', nearbyNature: 'A cedar forest' }
    expect(readNatureInfoReply(answer)).toEqual(answer)
    expect(readNatureInfoReply({ rawResponse: JSON.stringify(answer) })).toEqual(answer)
  })

  test.each([[{}], [null], ['nonsense'], [{ natureDistance: '200 m' }], [{ rawResponse: 'x' }]])(
    'spec 8 · errors · nature malformed · %j',
    (answer) => {
      expect(readNatureInfoReply(answer)).toEqual({
        natureDistance: 'Nearby',
        nearbyNature: 'Natural areas are available in the vicinity of this location.',
      })
    },
  )
})

test('every reader returns a displayable reply', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), searchLike()), (answer) => {
      const search = readSearchReply(answer, 'rest')
      const recommend = readRecommendReply(answer)
      const nature = readNatureInfoReply(answer)
      return (
        search.explanation !== '' &&
        search.searchQuery !== '' &&
        recommend.recommendations.length > 0 &&
        recommend.theme !== '' &&
        nature.natureDistance !== '' &&
        nature.nearbyNature !== ''
      )
    }),
  )
})

function searchLike() {
  return fc.record(
    {
      suggestions: fc.anything(),
      explanation: fc.anything(),
      recommendations: fc.array(fc.anything()),
      theme: fc.anything(),
      rawResponse: fc.oneof(fc.string(), fc.json()),
      natureDistance: fc.anything(),
      nearbyNature: fc.anything(),
    },
    { requiredKeys: [] },
  )
}
