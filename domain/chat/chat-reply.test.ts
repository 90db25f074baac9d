import { expect, test } from 'vitest'
import { m } from '#domain/messages/messages.js'
import { readChatPart } from './chat-part.ts'
import { readChatReply, takeChatParts } from './chat-reply.ts'

test.each([null, 7, 'text', [], {}, { parts: 'no' }, { parts: [{ type: 'text' }, 3] }])(
  '%j still gives a displayable reply',
  (answer) => {
    expect(readChatReply(answer).text).toBe(m.chat_not_understood())
  },
)

test('parts are joined in their order; invalid ones are left out', () => {
  const reply = readChatReply({
    parts: [
      { type: 'notice', kind: 'standing', text: 'n' },
      { type: 'text', text: 'One.' },
      { type: 'cards', match: 'fit', cards: [{ id: 1 }] },
      { type: 'text', text: 'Two.' },
      { type: 'done', outcome: 'found' },
    ],
  })
  expect(reply).toMatchObject({ text: 'One. Two.', cards: null, outcome: 'found' })
  expect(reply.notices).toHaveLength(1)
})

test('an `understood` part with an address elsewhere is invalid', () => {
  const part = { type: 'understood', filters: [], href: 'https://evil.example/search-results' }
  expect(readChatPart(part)).toBeNull()
})

test('events are parsed from chunks of any size', () => {
  const stream =
    'data: {"type":"text","text":"A."}\n\nevent: x\r\ndata: nonsense\r\n\r\ndata: {"type":"do'
  const { parts, rest } = takeChatParts(stream)
  expect(parts).toEqual([{ type: 'text', text: 'A.' }])
  expect(takeChatParts(`${rest}ne","outcome":"found"}\n\n`).parts).toEqual([
    { type: 'done', outcome: 'found' },
  ])
})
