import type { Benefit, Faq, Review } from '#domain/listing/listing.ts'
import { dateBefore, type Standing } from './figures.ts'
import { NAMES, PRAISE, QUESTIONS, RESERVED } from './guest-words.ts'
import type { Need } from './need-stock.ts'
import type { Stock } from './stock.ts'
import { capital, type Scene, type Writer } from './writer.ts'

/**
 * A long description: letters are parts in the order of telling, spaces are paragraphs. No sentence
 * comes twice; a part with too few lines is told shorter. `said` holds lines that are chosen already.
 */
export function composePage(
  order: string,
  parts: Record<string, Stock>,
  said: Record<string, string[]>,
  writer: Writer,
  scene: Scene,
): string {
  const left = { ...said }
  const paragraphs = order.split(' ').map((letters) =>
    [...letters].flatMap((letter) => {
      const stock = parts[letter]
      left[letter] ??= stock ? writer.several(stock, scene, order.split(letter).length - 1) : []
      return left[letter].shift() ?? []
    }),
  )
  return paragraphs
    .map((sentences) => (sentences.length > 0 ? `<p>${sentences.join(' ')}</p>` : ''))
    .join('')
}

export function reviewsOf(
  id: string,
  standing: Standing,
  needs: readonly Need[],
  writer: Writer,
  scene: Scene,
): Review[] {
  const { random } = scene
  const [first, second] = needs
  const sources: [Stock, number][] = [
    [first?.said ?? PRAISE, random.whole(4, 5)],
    [PRAISE, 5],
    [RESERVED, random.whole(3, 4)],
    [random.chance(0.5) && second ? second.said : PRAISE, random.whole(4, 5)],
  ]
  const firstName = random.whole(0, NAMES.length - 1)
  const step = random.whole(3, 17)
  const chosen = random.some(sources, standing.reviewed)
  const newest = random.whole(1, Math.max(2, Math.floor(standing.listedDaysAgo / 5)))
  const span = Math.max(1, standing.listedDaysAgo - newest)
  return chosen.map(([stock, rating], place) => ({
    id: `${id}-r${place + 1}`,
    user: NAMES[(firstName + place * step) % NAMES.length] ?? 'Ana',
    rating,
    date: dateBefore(newest + Math.floor((span * place) / (chosen.length + 1))),
    comment: writer.say(stock, scene),
  }))
}

/** Questions and answers: two of the place, one or two of the need. */
export function faqsOf(needs: readonly Need[], writer: Writer, scene: Scene): Faq[] {
  const own = writer.several(QUESTIONS, scene, 2)
  const asked = needs.slice(0, 2).map((need) => writer.say(need.asks, scene))
  return [...own, ...asked].map((text) => {
    const { title, text: answer } = parted(text)
    return { question: title, answer }
  })
}

export function benefitsOf(
  needs: readonly Need[],
  own: readonly string[],
  writer: Writer,
  scene: Scene,
): Benefit[] {
  const gained = needs.flatMap((need, place) =>
    writer.several(need.gains, scene, place === 0 ? 2 : 1),
  )
  return [...own, ...gained].map(parted)
}

/** "Title | text". */
function parted(line: string): Benefit {
  const [title = '', text = ''] = line.split(' | ')
  return { title, text }
}

/** Tags without doubles, the need's own first. */
export function tagsOf(needs: readonly Need[], ...others: readonly string[]): string[] {
  const [first, second] = needs
  const tags = [...(first?.tags ?? []), ...(second?.tags.slice(0, 2) ?? []), ...others]
  return [...new Set(tags)].slice(0, 8)
}

/** What was checked, most of the time. */
export function checkOf(stock: Stock, standing: Standing, writer: Writer, scene: Scene) {
  const verified = scene.random.chance(0.68)
  if (!verified) return { verified, verification: null }
  const days = scene.random.whole(1, Math.max(1, Math.min(standing.listedDaysAgo, 420)))
  return {
    verified,
    verification: { checked: capital(writer.say(stock, scene)), on: dateBefore(days) },
  }
}

/** True for about one listing in fifteen. */
export function recommended(scene: Scene, standing: Standing): boolean {
  return (standing.rating ?? 0) >= 4.2 && scene.random.chance(0.1)
}
