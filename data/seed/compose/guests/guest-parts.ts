import type { Benefit, Faq, Listing, Review } from '#domain/listing/listing.ts'
import type { Bench } from '../bench.ts'
import { dateBefore, type Standing } from '../figures.ts'
import { NAMES } from '../guest-words.ts'
import type { Need } from '../need-stock.ts'
import type { Random } from '../random.ts'
import { sentencesOf } from '../sentence-uses.ts'
import type { Stock } from '../stock.ts'
import type { Scene, Writer } from '../writer.ts'
import type { GuestWords } from './guest-stock.ts'

/** What is said of a listing; `own` words come before `shared` ones. */
type Subject = {
  id: string
  standing: Standing
  needs: readonly Need[]
  own: GuestWords
  shared: GuestWords
  scene: Scene
}

type GuestParts = Pick<Listing, 'benefits' | 'reviewList' | 'faqs'>

const MOST_REVIEWS = 3
/** Of benefits and answers: shared words come in only below the first, which repeat but for names. */
const FEWEST = 2
const MOST = 3

/**
 * Reviews, benefits and answers of a listing. No sentence of them stands in more than two listings of
 * a round; where the words have run out, there are fewer.
 */
export function guestPartsOf(bench: Bench, subject: Subject): GuestParts {
  const { needs, own, shared } = subject
  const [first, second] = needs
  const random = bench.randomOf(`${subject.id}/guests`)
  const scene = { ...subject.scene, random }
  const written = (stocks: readonly (Stock | undefined)[], spare: Stock) => {
    const lines = linesOf(bench.guests, stocks, scene, MOST)
    return lines.length < FEWEST
      ? linesOf(bench.guests, [spare, spare], scene, FEWEST, lines)
      : lines
  }
  // A house is described by the shared words alone, which vary with its place.
  const hasOwn = own !== shared

  const reviewList = reviewsOf(bench.guests, subject, scene)
  const benefits = written(
    [own.gains, first?.gains, ...(hasOwn ? [second?.gains] : [shared.gains, shared.gains])],
    shared.gains,
  ).map(benefitIn)
  const faqs = written(
    [own.asks, random.pick(needs)?.asks, ...(hasOwn ? [] : [shared.asks, shared.asks])],
    shared.asks,
  ).map(faqIn)
  bench.recordGuestWords(
    ...reviewList.map(({ comment }) => comment),
    ...benefits.flatMap(({ title, text }) => [title, text]),
    ...faqs.flatMap(({ answer }) => statementsOf(answer)),
  )
  return { reviewList, benefits, faqs }
}

/** One line of each stock in turn, up to so many; none begins like another. */
function linesOf(
  writer: Writer,
  stocks: readonly (Stock | undefined)[],
  scene: Scene,
  count: number,
  before: readonly string[] = [],
): string[] {
  const lines = new Map(before.map((line) => [titleOf(line), line]))
  for (const stock of stocks) {
    if (lines.size === count) break
    const [line] = stock ? writer.fresh(stock, scene, 1) : []
    if (line && !lines.has(titleOf(line))) lines.set(titleOf(line), line)
  }
  return [...lines.values()]
}

function reviewsOf(
  writer: Writer,
  { id, standing, needs, own, shared }: Subject,
  scene: Scene,
): Review[] {
  const { random } = scene
  const [first, second] = needs
  const sources: [Stock | undefined, number][] = [
    [own.praise, 5],
    [first?.said, random.whole(4, 5)],
    [own.praise, random.whole(4, 5)],
    [random.chance(0.6) ? own.reserve : shared.reserve, random.whole(3, 4)],
    [second?.said, random.whole(4, 5)],
    [shared.praise, 5],
  ]
  const wanted = Math.min(standing.reviewed, MOST_REVIEWS)
  const chosen: { comment: string; rating: number }[] = []
  for (const [stock, rating] of random.some(sources, sources.length)) {
    if (chosen.length === wanted) break
    const [comment] = stock ? writer.fresh(stock, scene, 1) : []
    if (comment && chosen.every((other) => other.comment !== comment))
      chosen.push({ comment, rating })
  }
  return signed(id, chosen, standing, random)
}

/** Gives reviews their names and dates. */
function signed(
  id: string,
  said: readonly { comment: string; rating: number }[],
  { listedDaysAgo }: Standing,
  random: Random,
): Review[] {
  const firstName = random.whole(0, NAMES.length - 1)
  const step = random.whole(3, 17)
  const newest = random.whole(1, Math.max(2, Math.floor(listedDaysAgo / 5)))
  const span = Math.max(1, listedDaysAgo - newest)
  return said.map(({ comment, rating }, place) => ({
    id: `${id}-r${place + 1}`,
    user: NAMES[(firstName + place * step) % NAMES.length] ?? 'Ana',
    rating,
    date: dateBefore(newest + Math.floor((span * place) / (said.length + 1))),
    comment,
  }))
}

const titleOf = (line: string) => benefitIn(line).title

/** "Title | text". */
function benefitIn(line: string): Benefit {
  const [title = '', text = ''] = line.split(' | ')
  return { title, text }
}

/** "Question | answer". */
function faqIn(line: string): Faq {
  const { title: question, text: answer } = benefitIn(line)
  return { question, answer }
}

/** The sentences of an answer but a bare "Yes.", which every page may say; at least the answer itself. */
export function statementsOf(answer: string): string[] {
  const statements = sentencesOf(answer).filter((sentence) => /\s/.test(sentence))
  return statements.length > 0 ? statements : [answer]
}
