import type { Candidate } from '#domain/candidate.ts'
import type { ChatPart } from '#domain/chat.ts'
import { fitOf } from '#domain/fit.ts'
import { m } from '#domain/messages/messages.js'
import { toCard } from './cards.ts'
import { detailsOf, detailsOfSeveral } from './details.ts'
import { followUpsFor } from './follow-ups.ts'
import { cautionsFor } from './safety.ts'
import { type Answer, cardsOf, SHOWN, saidIn, type Turn } from './turn.ts'

/** Why listings were shown: what each says of itself. */
export function why(turn: Turn, about: readonly Candidate[]): Answer {
  const { need } = turn.wishes
  const lines = about.slice(0, SHOWN).map((candidate) => {
    const { title, reason } = toCard(need, fitOf(need, candidate))
    return m.assistant_why_line({ title, reason })
  })
  return told(turn, [m.assistant_why(), ...lines].join(' '), about)
}

/** Words about listings, with their cards. */
export function told({ wishes, request }: Turn, text: string, about: readonly Candidate[]): Answer {
  const fits = about.slice(0, SHOWN).map((candidate) => fitOf(wishes.need, candidate))
  return {
    parts: [
      { type: 'text', text },
      ...cardsOf(wishes.need, fits, 'asked'),
      followUpsFor({ need: wishes.need, shown: fits, rest: [], said: saidIn(request) }),
    ],
    outcome: 'told',
  }
}

/** What was asked about listings, from their own fields. */
export async function details(turn: Turn, about: readonly Candidate[]): Promise<Answer> {
  const { around, text } = turn
  const listings = await Promise.all(about.slice(0, SHOWN).map(({ id }) => around.readListing(id)))
  const found = listings.filter((listing) => listing !== null)
  const words =
    detailsOfSeveral(found, text, around.now) ??
    found.map((listing) => detailsOf(listing, text, around.now))
  if (words.length === 0) return told(turn, m.assistant_tell_gone(), [])
  const cautions = cautionsFor(
    turn,
    about.map((candidate) => fitOf(turn.wishes.need, candidate)),
  )
  const answer = told(turn, words.join(' '), about)
  const notices = cautions.map(
    (line): ChatPart => ({ type: 'notice', kind: 'caution', text: line }),
  )
  return { ...answer, parts: [...notices, ...answer.parts] }
}
