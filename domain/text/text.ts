const LIGATURES: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** Combining accents, soft hyphens and zero-width characters. */
const WITHIN_WORDS = /[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/gu

/** Lower case, without accents or apostrophes, single spaces. */
export function fold(text: string): string {
  if (isAscii(text)) return text.replace(/['`]/g, '').replace(/\s+/g, ' ').trim().toLowerCase()
  return text
    .normalize('NFKD')
    .replace(WITHIN_WORDS, '')
    .replace(/['’`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
}

/** Fast path: ASCII texts skip the accent rules. */
function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

/** French elisions ("l’eau", "j’ai") are split; English contractions are not. */
const ELISION = /(?<!\p{L})(?:l|d|j|n|s|m|t|c|qu)['’](?=\p{L})/giu

/** Full forms that are usually contracted; the phrases of the thesaurus use the contraction. */
const FULL_FORMS =
  /\b(do|does|did|is|was|have|has|would|could|should) not\b|\bcan ?not\b|\bwill not\b|\bi am\b/g

/** The folded words of a text, in order; "do not" becomes one word like "don't". */
export function wordsOf(text: string): string[] {
  const whole = fold(/['’]/.test(text) ? text.replace(ELISION, '') : text)
  const plain = /not|i am/.test(whole) ? whole.replace(FULL_FORMS, shortForm) : whole
  return plain.match(isAscii(plain) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? []
}

function shortForm(form: string, verb?: string): string {
  if (verb) return `${verb}nt`
  return form.startsWith('can') ? 'cant' : form.startsWith('will') ? 'wont' : 'im'
}

const WHOLE = new Set(
  'evening morning spring string nothing something everything anything ceiling wedding during red bed need needed'.split(
    ' ',
  ),
)
/** Maximum length of a word that is stemmed. */
const LONGEST = 30
const cache = new Map<string, string>()
const CACHED = 20_000

/** The stem of a folded word: "walks" and "walking" have the same one. */
export function stemOf(word: string): string {
  if (word.length < 4 || word.length > LONGEST) return word
  const known = cache.get(word)
  if (known !== undefined) return known
  const stem = shortened(word)
  if (cache.size < CACHED) cache.set(word, stem)
  return stem
}

/** Each rule leaves at least three letters, one of them a vowel. */
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
