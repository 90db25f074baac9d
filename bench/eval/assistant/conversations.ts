import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChatTurn } from '#domain/chat/chat.ts'
import type { ChatReply } from '#domain/chat/chat-reply.ts'
import { HELPLINE_FINDER } from '#domain/helplines/finder.ts'
import type { Language } from '#domain/language/language.ts'
import { withEngine } from './answer.ts'
import { type Share, shareOf } from './measure.ts'

/** What a visitor says, turn by turn; nothing in these sets indicates danger. */
type Conversation = { id: string; language: Language; turns: string[] }

type AnsweredTurn = { id: string; language: Language; turn: number; said: string; reply: ChatReply }

const SETS = {
  conversations: 'conversations.json',
  'conversations-unseen': 'conversations-unseen.json',
}

/** Whether the arguments of the evaluation name a set of conversations. */
export function namesConversations(args: readonly string[]): boolean {
  return Object.keys(SETS).some((name) => args.includes(name))
}

/**
 * Holds conversations with the built-in engine and prints how turns end, and how many get helplines without need.
 * `--turns` prints what was said, but for the unseen set, for somebody to mark.
 */
export async function evaluateConversations(args: readonly string[]): Promise<void> {
  for (const [name, file] of Object.entries(SETS).filter(([each]) => args.includes(each))) {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    const answered = await hold(JSON.parse(text) as Conversation[])
    printRow(name, answered)
    for (const [language, some] of [...Map.groupBy(answered, (each) => each.language)].sort())
      printRow(`  ${language}`, some)
    if (args.includes('--turns') && !name.endsWith('unseen')) answered.forEach(printTurn)
  }
}

function hold(conversations: readonly Conversation[]): Promise<AnsweredTurn[]> {
  return withEngine(async (ask) => {
    const answered: AnsweredTurn[] = []
    for (const { id, language, turns } of conversations) {
      const messages: ChatTurn[] = []
      for (const [at, said] of turns.entries()) {
        messages.push({ role: 'user', content: said })
        const reply = await ask(messages, language)
        answered.push({ id, language, turn: at + 1, said, reply })
        messages.push(asTurn(reply))
      }
    }
    return answered
  })
}

function asTurn({ text, cards, plan }: ChatReply): ChatTurn {
  const lines = plan?.slots.map(({ day, isLocked, chosen }) => ({
    id: chosen.card.id,
    day,
    isLocked,
  }))
  return {
    role: 'assistant',
    content: text || '…',
    ...(cards && { cards: cards.cards.map(({ id }) => id) }),
    ...(plan &&
      lines && {
        cards: lines.map(({ id }) => id),
        plan: { days: plan.days, people: plan.people, start: plan.start, lines },
      }),
  }
}

const HELPLINES = new RegExp(`${HELPLINE_FINDER.replaceAll('.', '\\.')}|\\b(?:112|911)\\b`)

function printRow(title: string, answered: readonly AnsweredTurn[]): void {
  const share = (holds: (reply: ChatReply) => boolean) =>
    text(shareOf(answered.filter(({ reply }) => holds(reply)).length, answered.length))
  const cells = [
    `care ${share(({ outcome }) => outcome === 'care')}`,
    `helplines ${share(({ notices }) => notices.some((notice) => HELPLINES.test(notice.text)))}`,
    `results ${share(({ cards }) => cards !== null)}`,
    `nearest ${share(({ outcome }) => outcome === 'nearest')}`,
    `talk ${share(({ outcome }) => outcome === 'talk')}`,
  ]
  process.stdout.write(`${`${title} (${answered.length})`.padEnd(26)} ${cells.join('  ')}\n`)
}

function text({ share, low, high }: Share): string {
  const round = (value: number) => (value * 100).toFixed(0)
  return `${(share * 100).toFixed(1)} % [${round(low)}-${round(high)}]`.padEnd(16)
}

function printTurn({ id, turn, said, reply }: AnsweredTurn): void {
  const { text, cards, understood, notices, outcome } = reply
  const lines = [
    `${id}.${turn} · ${outcome} · ${said}`,
    understood && `  understood: ${understood.filters.map(({ label }) => label).join('; ')}`,
    ...notices.map((notice) => `  notice: ${notice.text}`),
    text && `  ${text}`,
    cards && `  cards (${cards.match}): ${cards.cards.map(({ title }) => title).join('; ')}`,
  ]
  process.stdout.write(`${lines.filter(Boolean).join('\n')}\n`)
}
