/** The two texts of a listing that are read beside those of others. */
export type ComposedText = { description: string; longDescription: string }

/** The last texts of each category, to tell whether a new one reads like them. */
export type RecentTexts = {
  /** Largest share of four-word runs in common with a neighbour; 1 if a first sentence is the same. */
  likeness(categories: readonly string[], told: ComposedText): number
  put(categories: readonly string[], told: ComposedText): void
}

type Print = { runs: ReadonlySet<number>; firsts: readonly string[] }

const NEIGHBOURS = 13
const RUN = 4

export function createRecentTexts(): RecentTexts {
  const rows = new Map<string, Print[]>()
  let latest: { told: ComposedText; print: Print } | null = null

  function printed(told: ComposedText): Print {
    if (latest?.told !== told) latest = { told, print: printOf(told) }
    return latest.print
  }

  return {
    likeness(categories, told) {
      const print = printed(told)
      let most = 0
      for (const category of categories) {
        for (const other of rows.get(category) ?? [])
          most = Math.max(most, likenessOf(print, other))
      }
      return most
    },
    put(categories, told) {
      for (const category of categories) {
        const row = rows.get(category) ?? []
        row.push(printed(told))
        if (row.length > NEIGHBOURS) row.shift()
        rows.set(category, row)
      }
    },
  }
}

function likenessOf(one: Print, other: Print): number {
  if (one.firsts.some((first, place) => first === other.firsts[place])) return 1
  let shared = 0
  for (const run of one.runs) if (other.runs.has(run)) shared += 1
  return shared / Math.min(one.runs.size, other.runs.size)
}

function printOf({ description, longDescription }: ComposedText): Print {
  return {
    runs: runsOf(`${description} ${longDescription}`),
    firsts: [firstOf(description), firstOf(longDescription)],
  }
}

function firstOf(text: string): string {
  const end = text.search(/[.:?]/)
  return end < 0 ? text : text.slice(0, end)
}

/** Every run of four words, as a number. */
function runsOf(text: string): Set<number> {
  const runs = new Set<number>()
  const last = [0, 0, 0]
  let word = 0
  let words = 0
  for (let place = 0; place <= text.length; place += 1) {
    const code = text.charCodeAt(place)
    const inWord = code > 64 || code === 39 || (code > 47 && code < 58)
    if (inWord) word = (Math.imul(word, 31) + (code | 32)) | 0
    else if (word !== 0) {
      const [first = 0, second = 0, third = 0] = last
      words += 1
      if (words >= RUN)
        runs.add((Math.imul(Math.imul(Math.imul(first, 33) ^ second, 33) ^ third, 33) ^ word) | 0)
      last[0] = second
      last[1] = third
      last[2] = word
      word = 0
    }
  }
  return runs
}
