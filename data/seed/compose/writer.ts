import type { Random } from './random.ts'
import type { SentenceUses } from './sentence-uses.ts'
import type { Phrase, Stock } from './stock.ts'

/** What is true of one listing: words for the slots, and marks that decide which lines fit. */
export type Scene = { facts: Record<string, string>; marks: ReadonlySet<string>; random: Random }

export type Writer = {
  /** A line that fits the scene and was not used lately, with its slots filled. */
  say(stock: Stock, scene: Scene): string
  /** Different lines, fewer where fewer fit. */
  several(stock: Stock, scene: Scene, count: number): string[]
  /** Different lines whose sentences may stand in one more listing; fewer where fewer are left. */
  fresh(stock: Stock, scene: Scene, count: number): string[]
}

/** Lines used lately are left alone, so that neighbours do not read alike. */
const REMEMBERED = 0.6

/** Several ways to say what a slot names, in addition to the facts of a listing. */
export type Vocabulary = Record<string, Stock>

export function createWriter(vocabulary: Vocabulary, uses: SentenceUses): Writer {
  /** When each line of a stock was last used, counted in uses of that stock; 0 is never. */
  const memory = new Map<Stock, { uses: number; last: number[] }>()

  function say(stock: Stock, scene: Scene): string {
    const phrase = choose(stock, scene, null)
    if (!phrase) throw new Error(`no line fits: ${stock[0]?.parts.join('') ?? 'empty stock'}`)
    return fill(phrase, scene)
  }

  function several(stock: Stock, scene: Scene, count: number): string[] {
    const chosen = new Set<Phrase>()
    for (let place = 0; place < count; place += 1) {
      const phrase = choose(stock, scene, chosen)
      if (phrase) chosen.add(phrase)
    }
    return [...chosen].map((phrase) => fill(phrase, scene))
  }

  function fresh(stock: Stock, scene: Scene, count: number): string[] {
    const tried = new Set(
      stock.filter(({ parts }) => parts.length === 1 && !uses.allows(parts[0] ?? '')),
    )
    const lines: string[] = []
    while (lines.length < count) {
      const phrase = choose(stock, scene, tried)
      if (!phrase) break
      tried.add(phrase)
      const line = fill(phrase, scene)
      if (uses.allows(line)) lines.push(line)
    }
    return lines
  }

  /** A line at random among those not used lately, or else the one used longest ago. */
  function choose(stock: Stock, scene: Scene, not: ReadonlySet<Phrase> | null): Phrase | null {
    let known = memory.get(stock)
    if (!known) {
      known = { uses: 0, last: stock.map(() => 0) }
      memory.set(stock, known)
    }
    const { last } = known
    const before = known.uses - stock.length * REMEMBERED
    let fresh = 0
    let chosen = -1
    let oldest = -1
    for (let place = 0; place < stock.length; place += 1) {
      const phrase = stock[place]
      const used = last[place] ?? 0
      if (!phrase || not?.has(phrase)) continue
      const lately = used > 0 && used > before
      if (lately && oldest >= 0 && used >= (last[oldest] ?? 0)) continue
      if (!fits(phrase, scene)) continue
      if (lately) oldest = place
      else {
        fresh += 1
        if (scene.random.next() * fresh < 1) chosen = place
      }
    }
    const place = chosen >= 0 ? chosen : oldest
    if (place < 0) return null
    known.uses += 1
    last[place] = known.uses
    return stock[place] ?? null
  }

  function fits(phrase: Phrase, { marks, facts }: Scene): boolean {
    for (const mark of phrase.only) if (!marks.has(mark)) return false
    for (const mark of phrase.never) if (marks.has(mark)) return false
    for (const slot of phrase.slots)
      if (facts[slot] === undefined && vocabulary[slot] === undefined) return false
    return true
  }

  function fill({ parts, slots }: Phrase, scene: Scene): string {
    let text = parts[0] ?? ''
    for (const [place, slot] of slots.entries()) {
      const stock = vocabulary[slot]
      const value = scene.facts[slot] ?? (stock ? say(stock, scene) : '')
      text += parts[2 * place + 1] === slot ? value : capital(value)
      text += parts[2 * place + 2] ?? ''
    }
    return text
  }

  return { say, several, fresh }
}

/** An item of a list as it stands inside a sentence. */
export function inSentence(item: string): string {
  return item.charAt(0).toLowerCase() + item.slice(1)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
