import { dateBefore, type Standing } from './figures.ts'
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
      left[letter] ??= stock ? writer.fresh(stock, scene, order.split(letter).length - 1) : []
      return left[letter].shift() ?? []
    }),
  )
  return paragraphs
    .map((sentences) => (sentences.length > 0 ? `<p>${sentences.join(' ')}</p>` : ''))
    .join('')
}

/** The line under a title; one that was used before where no other is left. */
export function lineOf(writer: Writer, stock: Stock, scene: Scene): string {
  const [line] = writer.fresh(stock, scene, 1)
  return line ?? writer.say(stock, scene)
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
