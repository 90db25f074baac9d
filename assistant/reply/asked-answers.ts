import type { ChatPart } from '#domain/chat/chat.ts'
import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { readNeed } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import { counted } from '../facts/number-text.ts'
import { listed } from '../facts/sentence.ts'
import { type Answer, SHOWN, type Turn } from '../turn.ts'
import type { Act } from '../understand/act.ts'
import { requestsMoreThan, type SiteQuestion } from '../understand/site-question.ts'
import { comparisonOf, sideBySide } from './listing/comparison.ts'
import { detailsAnswer, listingsAnswer } from './listing-answers.ts'
import { needPart } from './need-part.ts'
import { sitePage, siteText } from './site-text.ts'
import { talkAnswer } from './talk.ts'

/** Compares listings by the requested figure, else side by side. */
export function comparisonAnswer(
  turn: Turn,
  { about, by }: Extract<Act, { kind: 'compare' }>,
): Answer {
  const figures = comparisonOf(about, by)
  if (by !== null) return listingsAnswer(turn, figures, about)
  const few = about.slice(0, SHOWN)
  return listingsAnswer(
    turn,
    [sideBySide(turn.wishes.need, few), figures].filter(Boolean).join(' '),
    few,
  )
}

/** States that no more listings are on show; for a single one, adds its details. */
export async function onlyShownAnswer(turn: Turn, about: readonly Candidate[]): Promise<Answer> {
  const titles = about.map(({ title }) => title)
  const [title] = titles
  if (about.length !== 1 || title === undefined)
    return listingsAnswer(
      turn,
      m.assistant_asked_only({ count: counted(about.length), titles: listed(titles) }),
      about,
    )
  const answer = await detailsAnswer(turn, about)
  return {
    ...answer,
    parts: [{ type: 'text', text: m.assistant_asked_only_one({ title }) }, ...answer.parts],
  }
}

/** Answers a question about the site, with a link to the results if they answer it, and to the page that says more. */
export async function siteAnswer(turn: Turn, ask: SiteQuestion): Promise<Answer> {
  const need = ask === 'count' ? readNeed(turn.text) : turn.wishes.need
  const answer = talkAnswer(turn, await siteText(ask, need, turn.around))
  const understood = ask === 'count' || ask === 'sort' ? needPart({ ...need, words: [] }) : null
  const [text, ...rest] = answer.parts
  const parts = [understood, text, ...sitePage(ask), ...rest].filter((part) => part != null)
  return { ...answer, parts }
}

/** Notes how many are shown at once, if more were requested; else empty. */
export function shownCountNote(text: string): ChatPart[] {
  if (!requestsMoreThan(fold(text), SHOWN)) return []
  return [{ type: 'text', text: m.assistant_site_many({ count: counted(SHOWN) }) }]
}
