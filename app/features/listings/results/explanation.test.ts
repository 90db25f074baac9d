import { describe, expect, test, vi } from 'vitest'
import type { AskAssistant } from '#app/lib/assistant/assistant.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { explain } from './explanation.ts'

const card = (id: string, rating: number) =>
  ({
    id,
    slug: id,
    title: id,
    type: 'Cabin',
    contentType: 'escape',
    rating,
    tags: [],
  }) as unknown as ListingCard
const found = [card('a', 4.1), card('b', 4.9), card('c', 4.5), card('d', 4.7)]
const asked = { prompt: 'I need help with sleep', asked: 'Sleep', page: 'all', found } as const
const pick = { type: 'escapes', title: 'Cedar', reason: 'Quiet nights.' } as const
const search = {
  suggestions: ['Hot springs', { category: 'essentials', item: 'Oils' }],
  explanation: 'Rest first.',
}

/** An assistant that answers each operation with what is given, or fails. */
const reply = (answers: Record<string, unknown>) =>
  (async ({ operation }: { operation: string }) => {
    const answer = answers[operation]
    if (!answer) throw new Error('down')
    return answer
  }) as unknown as AskAssistant
const never = new AbortController().signal

describe('the explanation of a result', () => {
  test("is the search reply's, with its own recommendations", async () => {
    const ask = reply({ search: { ...search, recommendations: [pick] } })
    expect(await explain(ask, asked, never)).toEqual({
      words: 'Rest first.',
      theme: null,
      suggestions: [
        { text: 'Hot springs', isTitle: false },
        { text: 'Oils', isTitle: false },
      ],
      picks: [pick],
    })
  })

  test('requests recommendations when the search reply has none', async () => {
    const ask = reply({ search, recommend: { recommendations: [pick], theme: 'Evenings' } })
    expect(await explain(ask, asked, never)).toMatchObject({ theme: 'Evenings', picks: [pick] })
  })

  test('falls back to the sentence and the three best rated of the specification', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { words, picks } = await explain(reply({}), asked, never)
    expect(words).toBe('Here are some general wellness recommendations that might help you.')
    expect(picks.map(({ title }) => title)).toEqual(['b', 'd', 'c'])
    expect(picks[0]?.reason).toBe('Highly rated cabin that aligns with your wellness goals.')
    warn.mockRestore()
  })

  test('has a general idea when nothing was found', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { picks } = await explain(reply({ search }), { ...asked, found: [] }, never)
    expect(picks).toEqual([
      {
        type: 'experiences',
        title: 'Guided practice for Sleep',
        reason: 'A general idea, not a match.',
      },
    ])
    warn.mockRestore()
  })

  test('stops when the caller aborts', async () => {
    await expect(explain(reply({}), asked, AbortSignal.abort('left'))).rejects.toBe('left')
  })
})
