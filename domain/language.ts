import type { AskedLanguage } from './concepts.ts'

/** Words that tell a language and nothing else. */
const TELLING: Record<AskedLanguage, ReadonlySet<string>> = {
  en: wordSet(`i the my and to for is with cant dont me of a im too at how want need help after when feel something from that
    it in on be have has are not do does was we you your our by near before without while into about this these there here see
    bad kind land son sons force good best under over between per some any get go keep make place where who what`),
  es: wordSet(`el la los las un una mi con para por que y muy estoy tengo quiero algo cuando como se del al es lo necesito
    puedo no donde sin cerca hay esta mis desde hacia busco ayuda mucho mucha`),
  de: wordSet(`ich der die das ein eine und mit fur nicht mein meine zu ist bin von wie nach bei auf mich mir kann habe den dem
    am im etwas ohne wo suche hilfe sehr brauche seit einen einer kein keine mochte fuhle`),
  fr: wordSet(`je le la les un une des du mon ma mes et avec pour pas dans est suis que au jai trop ne comment apres ai mal
    quelque chose besoin ou sans cherche tres qui pres aide veux sur ce peux`),
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}

/**
 * Languages in which (folded) words may be meant, likeliest first. English words leave no other;
 * words that tell none leave all.
 */
export function languagesOf(words: readonly string[]): AskedLanguage[] {
  const evidence = (language: AskedLanguage) =>
    words.filter((word) => TELLING[language].has(word)).length
  const english = evidence('en')
  const others = (['es', 'de', 'fr'] as const)
    .map((language) => ({ language, count: evidence(language) }))
    .filter(({ count }) => count > 0 && count >= english)
    .sort((a, b) => b.count - a.count)
  const most = others[0]?.count ?? 0
  if (most === 0) return english > 0 ? ['en'] : ['en', 'es', 'de', 'fr']
  const likely = others.filter(({ count }) => count === most).map(({ language }) => language)
  return english === most ? ['en', ...likely] : [...likely, 'en']
}
