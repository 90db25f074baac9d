import { fold } from '../text/text.ts'

/** Slang and misspellings typical of people in distress, with the intended word. */
const CORRECTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wanna: 'want to',
    gonna: 'going to',
    gunna: 'going to',
    kil: 'kill',
    kll: 'kill',
    kiero: 'quiero',
    kero: 'quiero',
    q: 'que',
    xq: 'porque',
    nich: 'nicht',
    hab: 'habe',
    veu: 'veux',
    jveux: 'je veux',
    chuis: 'je suis',
    jsuis: 'je suis',
    u: 'you',
    rly: 'really',
    alot: 'a lot',
    pregnent: 'pregnant',
    pregant: 'pregnant',
    preganant: 'pregnant',
    breth: 'breathe',
  }),
)

const DIGITS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** The folded words of a text with spaced-out letters, digits within words and slang resolved. */
export function deobfuscatedWords(text: string): string[] {
  const plain = fold(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[*_~]/g, '')
    .replace(/@(?=\p{L})/gu, 'a')
    .replace(/\$(?=\p{L})/gu, 's')
    // "k i l l" and "k.i.l.l"
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:[ .-]\p{L}){2,}(?![\p{L}\p{N}])/gu, (match) =>
      match.replace(/[ .-]/g, ''),
    )
    .replace(/\p{L}+\d(?=\p{L})|(?<=\p{L})\d(?=\p{L})/gu, (match) =>
      match.replace(/[013457]/g, (digit) => DIGITS[digit] ?? digit),
    )
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/\b(ca|do|wo|is|does|did|are|has) n ?t\b/g, '$1nt')
    .replace(/\b(do|does|did|is|are|has|have|would|could) not\b/g, '$1nt')
    .replace(/\bcan ?not\b/g, 'cant')
    // "qiero", "qe"
    .replace(/\bq(?=[ie])/g, 'qu')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap(
    (word) => CORRECTIONS.get(word)?.split(' ') ?? [word],
  )
}
