import type { ChatPart } from '#domain/chat/chat.ts'
import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { readNeed } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import { counted } from '../../number-words.ts'
import { listed } from '../../sentence.ts'
import type { Act } from '../act.ts'
import { talk } from '../talk.ts'
import { details, told } from '../tell.ts'
import { type Answer, SHOWN, type Turn } from '../turn.ts'
import { understoodPart } from '../understood.ts'
import { comparisonOf, sideBySide } from './side-by-side.ts'
import { saySite } from './site.ts'
import { asksForMany, type SiteAsk } from './site-ask.ts'

/** Listings compared: by the figure that was asked for, else beside each other. */
export function compared(turn: Turn, { about, by }: Extract<Act, { kind: 'compare' }>): Answer {
  const figures = comparisonOf(about, by)
  if (by !== null) return told(turn, figures, about)
  const few = about.slice(0, SHOWN)
  return told(turn, [sideBySide(turn.wishes.need, few), figures].filter(Boolean).join(' '), few)
}

/** That no more is on show than this; of a single one, what it says of itself. */
export async function onlyShown(turn: Turn, about: readonly Candidate[]): Promise<Answer> {
  const titles = about.map(({ title }) => title)
  const [title] = titles
  if (about.length !== 1 || title === undefined)
    return told(
      turn,
      m.assistant_asked_only({ count: counted(about.length), titles: listed(titles) }),
      about,
    )
  const answer = await details(turn, about)
  return {
    ...answer,
    parts: [{ type: 'text', text: m.assistant_asked_only_one({ title }) }, ...answer.parts],
  }
}

/** What is asked of the site itself, and the results where they answer it. */
export async function ofSite(turn: Turn, ask: SiteAsk): Promise<Answer> {
  const need = ask === 'count' ? readNeed(turn.text) : turn.wishes.need
  const answer = talk(turn, await saySite(ask, need, turn.around))
  const understood =
    ask === 'count' || ask === 'sort' ? understoodPart({ ...need, words: [] }) : null
  return { ...answer, parts: [...(understood ? [understood] : []), ...answer.parts] }
}

/** How many are shown at once, where more were asked for. */
export function manySaid(text: string): ChatPart[] {
  if (!asksForMany(fold(text), SHOWN)) return []
  return [{ type: 'text', text: m.assistant_site_many({ count: counted(SHOWN) }) }]
}
