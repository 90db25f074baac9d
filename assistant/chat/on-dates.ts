import type { Schedule } from '#domain/availability/schedule.ts'
import { CONCEPTS } from '#domain/concepts/concepts.ts'
import { localDay } from '#domain/listing/event.ts'
import { m } from '#domain/messages/messages.js'
import { type Fit, fitOf, isAbout } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import { isAttended, mattersOf } from './attended.ts'
import { followUpsFor } from './follow-ups.ts'
import { KIND_WORD } from './limit-words.ts'
import { cautionsFor } from './safety.ts'
import { type Dated, sayOnDays } from './say-dates.ts'
import { isShowable } from './showable.ts'
import { unsaidOf } from './talk.ts'
import { type Answer, cardsOf, SHOWN, saidIn, type Turn } from './turn.ts'
import { understoodPart } from './understood.ts'
import { clocksOf, readWhenever, startFor, type When } from './when.ts'

/** So many listings are read at once. */
const READ = 200

/**
 * What takes place on the days that a conversation names, by the schedules of the listings, or what comes
 * next where nothing does; null where no days are named, or what is wanted has no dates.
 */
export async function onDates(turn: Turn): Promise<Answer | null> {
  const when = daysWanted(turn)
  if (!when) return null
  const { around, wishes } = turn
  const clocks = clocksOf(turn.request, around)
  const dated = (await around.readDated()).flatMap(({ id, schedule }) => {
    const begins = startFor(schedule, when, around.now, clocks)
    return begins ? [{ id, schedule, ...begins }] : []
  })
  const days = when.daysFrom(localDay(around.now, clocks))
  const onDays = dated.filter(({ isWanted }) => isWanted)
  const found = await fitting(turn, onDays, onDays.length)
  if (found.length > 0)
    return answerWith(turn, { when, days, isLater: false }, best(wishes.need, found))
  const ahead = dated.toSorted((a, b) => a.start.getTime() - b.start.getTime())
  const next = await fitting(turn, ahead, SHOWN)
  return next.length > 0 ? answerWith(turn, { when, days, isLater: true }, next) : null
}

/** Whether the schedules answer a turn, which no model knows better. */
export function isOnDates(turn: Turn): boolean {
  return daysWanted(turn) !== null
}

const LOOKING = ['find', 'refine', 'cheaper', 'closer', 'other']

function daysWanted({ act, wishes, request }: Turn): When | null {
  const { need } = wishes
  const isLooking = LOOKING.includes(act.kind) && isAttended(need)
  if (!isLooking || need.time === null || wishes.withoutKinds.includes('experience')) return null
  const isElsewhere = request.currentPage !== 'all' && request.currentPage !== 'experiences'
  if (isElsewhere && !need.contentTypes.includes('experience')) return null
  return readWhenever(fold(need.time.value))
}

type Beginning = { id: string; schedule: Schedule; start: Date }

/** Those that keep to every limit and are for what was named, in their order, until there are enough. */
async function fitting(turn: Turn, dated: readonly Beginning[], enough: number): Promise<Dated[]> {
  const { around, wishes, guard } = turn
  const need = ofMatter(wishes.need)
  const least = await leastScore(need, turn)
  const found: Dated[] = []
  for (let at = 0; at < dated.length && found.length < enough; at += READ) {
    const some = dated.slice(at, at + READ)
    const read = await around.readCandidates(some.map(({ id }) => id))
    around.signal.throwIfAborted()
    const byId = new Map(read.map((candidate) => [candidate.id, candidate]))
    for (const { id, schedule, start } of some) {
      const candidate = byId.get(id)
      const fit = candidate && fitOf(need, candidate)
      if (!fit || fit.score < least || !isMeant(need, fit)) continue
      if (isShowable(fit, wishes, guard.isBarred)) found.push({ fit, schedule, start })
    }
  }
  return found
}

/** Of what is best for a matter on any day, the share that a day's own best must have. */
const SHARE = 0.4

async function leastScore(need: Need, { around }: Turn): Promise<number> {
  if (mattersOf(need).length === 0) return 0
  const [first] = await around.search.retrieve(need, { contentTypes: ['experience'], limit: 1 })
  return first ? SHARE * fitOf(need, first.candidate).score : 0
}

/** Without words of the kind: they are no matter, though listings say them too. */
function ofMatter(need: Need): Need {
  return { ...need, words: need.words.filter((word) => !KIND_WORD.test(word)) }
}

function isMeant(need: Need, fit: Fit): boolean {
  const named = need.asked.filter(
    ({ implied, name }) => !implied && CONCEPTS[name].group !== 'place',
  )
  const isSpoken = named.every(({ name }) => isAbout(fit, name))
  return isSpoken && (need.words.length === 0 || fit.score > 0)
}

/** Best first; where nothing is named, in the order of the catalogue. */
function best(need: Need, dated: readonly Dated[]): Dated[] {
  const isOrdered = mattersOf(need).length + ofMatter(need).words.length > 0
  return isOrdered ? dated.toSorted((a, b) => b.fit.score - a.fit.score) : [...dated]
}

type Days = { when: When; days: readonly string[]; isLater: boolean }

function answerWith(turn: Turn, { when, days, isLater }: Days, found: readonly Dated[]): Answer {
  const { need, isFresh } = turn.wishes
  const shown = found.slice(0, SHOWN).toSorted((a, b) => a.start.getTime() - b.start.getTime())
  const fits = shown.map(({ fit }) => fit)
  const understood = understoodPart(need)
  const said = saidIn(turn.request)
  const clocks = m.assistant_dates_clocks()
  const texts = sayOnDays(shown, { days, when, isLater, isFresh })
  const text = [unsaidOf(texts, turn), ...(said.includes(clocks) ? [] : [clocks])].join(' ')
  const rest = found.slice(SHOWN).map(({ fit }) => fit)
  return {
    parts: [
      ...(understood ? [understood] : []),
      ...cautionsFor(turn, fits).map(
        (caution) => ({ type: 'notice', kind: 'caution', text: caution }) as const,
      ),
      { type: 'text', text },
      ...cardsOf(need, fits, isLater ? 'nearest' : 'fit'),
      followUpsFor({ need, shown: fits, rest, said }),
    ],
    outcome: isLater ? 'nearest' : 'found',
  }
}
