/** Words of this trade that are often misspelt. */
const OFTEN_MISSPELT =
  `acupuncture affordable anxiety anxious aromatherapy arthritis ayurveda ayurvedic beginner beginners
  bereavement bloating breathing breathwork burnout chiropractor chiropractic concentrate concentration confidence
  depressed depression digestion digestive energy exercise exhausted exhaustion experience experiences fatigue flexibility
  grieving headache headaches immunity infrared insomnia journaling kombucha lavender loneliness magnesium massage massages
  meditate meditation menopause migraine migraines mindfulness mountain mountains nutrition overwhelmed perimenopause
  posture pregnancy pregnant probiotics relaxation relaxing resort retreat retreats sciatica sleep sleeping spiritual
  stress stressed stressful stretching supplement supplements swimming therapist therapy vegetarian wellness workshop
  workshops canada costa greece indonesia italy japan jordan norway portugal slovenia switzerland thailand`
    .trim()
    .split(/\s+/)

/** Right words that lie close to one of those. */
const RIGHT = new Set(
  `message messages medication medications mediation mediate medicate report reports retreated sleek sleet steep sweep
  sleeps slept costs coast toast exorcise nutritious dressed pressed compressed distress wellbeing japanese italian canadian
  therapies pastures pasture impunity jordanian synergy stretches beginning beginnings resorts result results
  resource breeding sleepy stressing experienced breathe`.split(/\s+/),
)

const SHORTEST = 5
const LONG = 9

/** A folded text in which misspelt words of the trade are put right; any other word stays. */
export function repaired(plain: string): string {
  return plain.replace(/\p{L}{5,}/gu, (word) => (RIGHT.has(word) ? word : (nearest(word) ?? word)))
}

function nearest(word: string): string | null {
  const allowed = word.length >= LONG ? 2 : 1
  let best: string | null = null
  let least = allowed + 1
  for (const known of OFTEN_MISSPELT) {
    if (known === word) return null
    if (known.length < SHORTEST || known[0] !== word[0] || isInflection(word, known)) continue
    const edits = editsBetween(word, known, allowed)
    if (edits < least) [best, least] = [known, edits]
  }
  return best
}

/** An ending after a right word is no mistake ("stressed"). */
function isInflection(word: string, known: string): boolean {
  return word.startsWith(known) && word.length - known.length <= 2
}

/** Letters to add, drop, change or swap with their neighbour; stops counting above `limit`. */
function editsBetween(a: string, b: string, limit: number): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const cheapest = Math.min(
        (previous[column] ?? limit) + 1,
        (current[column - 1] ?? limit) + 1,
        (previous[column - 1] ?? limit) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? limit) + 1 : Number.POSITIVE_INFINITY,
      )
      current.push(cheapest)
    }
    if (Math.min(...current) > limit) return limit + 1
    before = previous
    previous = current
  }
  return previous[b.length] ?? limit + 1
}
