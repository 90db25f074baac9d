const LIGATURES: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** Lower case, without accents or apostrophes, single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
}

/** French elisions ("l’eau", "j’ai") come apart; English contractions do not. */
const ELISION = /(?<!\p{L})(?:l|d|j|n|s|m|t|c|qu)['’](?=\p{L})/giu

/** Said in full, what is mostly said short; phrases are written the short way. */
const FULL_FORMS =
  /\b(do|does|did|is|was|have|has|would|could|should) not\b|\bcan ?not\b|\bwill not\b|\bi am\b/g

/** The folded words of a text, in order; "do not" is one word like "don't". */
export function wordsOf(text: string): string[] {
  const plain = fold(text.replace(ELISION, '')).replace(FULL_FORMS, (form, verb?: string) => {
    if (verb) return `${verb}nt`
    return form.startsWith('can') ? 'cant' : form.startsWith('will') ? 'wont' : 'im'
  })
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

const WHOLE = new Set(
  'evening morning spring string nothing something everything anything ceiling wedding during red bed need needed'.split(
    ' ',
  ),
)
const cache = new Map<string, string>()
const CACHED = 20_000

/** A folded word in the form in which "walks" and "walking" are one. */
export function stemOf(word: string): string {
  if (word.length < 4) return word
  const known = cache.get(word)
  if (known !== undefined) return known
  const stem = shortened(word)
  if (cache.size < CACHED) cache.set(word, stem)
  return stem
}

/** Each rule leaves at least three letters with a vowel among them. */
function shortened(word: string): string {
  if (WHOLE.has(word)) return word
  const single = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=\w{4})(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=\w{2}[^su])s$/, '')
  const bare = single
    .replace(/(?<=[aeiou]\w*\w{2})ings?$|(?<=\w[aeiou]\w{1,9})ing$/, '')
    .replace(/(?<=[aeiou]\w{1,12})(?<=\w{3})ed$/, '')
  const stem = (bare.length > 4 ? bare.replace(/e$/, '') : bare).replace(/y$/, 'i')
  return stem.length < 3 ? single : stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1')
}
