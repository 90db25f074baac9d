/** A verb that is denied, or a denial, before "without": together they ask for the thing. */
const NEEDED =
  /\b(?<denied>(?:(?:can(?:not|t| not)|could(?:nt| not)|wont|will not|refuses? to|refused to|never) (?:be|come|cope|do|drink|function|go|leave|live|manage|relax|sleep|stay|survive|travel|work)|(?:nicht|nie|niemals)|(?:no (?:puedo|puede|pueden|podemos|se|sabe|salgo|sale|viajo|viaja|quiero|quiere)|nunca)|(?:pas|jamais))(?: [\p{L}']+){0,2}) (?<without>without|ohne|sin|sans)\b/gu
const WITH: Readonly<Record<string, string>> = {
  without: 'with',
  ohne: 'mit',
  sin: 'con',
  sans: 'avec',
}

/** A folded text in which "can't live without a sauna" asks for a sauna, as "with" one. */
export function withoutDoubleNegations(plain: string): string {
  return plain.replace(NEEDED, (...found) => {
    const { without = '' } = found.at(-1) as Record<string, string>
    return WITH[without] ?? without
  })
}
