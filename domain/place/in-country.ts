import type { Language } from '../language/language.ts'

/** Countries that need more than a bare preposition, as used within a sentence. */
const PHRASES: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    USA: 'in the USA',
    'United States': 'in the United States',
    'United Kingdom': 'in the United Kingdom',
    UK: 'in the UK',
    Netherlands: 'in the Netherlands',
    Philippines: 'in the Philippines',
    'Czech Republic': 'in the Czech Republic',
    Maldives: 'in the Maldives',
  },
  es: {
    'Reino Unido': 'en el Reino Unido',
    'Países Bajos': 'en los Países Bajos',
  },
  de: {
    Schweiz: 'in der Schweiz',
    Türkei: 'in der Türkei',
    Slowakei: 'in der Slowakei',
    Ukraine: 'in der Ukraine',
    Mongolei: 'in der Mongolei',
    Niederlande: 'in den Niederlanden',
    Philippinen: 'auf den Philippinen',
    Malediven: 'auf den Malediven',
    'Vereinigte Staaten': 'in den USA',
    USA: 'in den USA',
    'Vereinigtes Königreich': 'im Vereinigten Königreich',
  },
  fr: {
    'États-Unis': 'aux États-Unis',
    USA: 'aux États-Unis',
    'Pays-Bas': 'aux Pays-Bas',
    Philippines: 'aux Philippines',
    Maldives: 'aux Maldives',
    Mexique: 'au Mexique',
    Cambodge: 'au Cambodge',
    Cuba: 'à Cuba',
    Malte: 'à Malte',
    Chypre: 'à Chypre',
    Singapour: 'à Singapour',
    Madagascar: 'à Madagascar',
    Monaco: 'à Monaco',
  },
}

/** "in Norway" in a language, from the country's name in it: "en Norvège", "au Canada", "in der Schweiz". */
export function inCountry(name: string, language: Language): string {
  const phrase = PHRASES[language][name]
  if (phrase) return phrase
  if (language === 'es') return `en ${name}`
  if (language !== 'fr') return `in ${name}`
  // Feminine names end in -e; before a vowel both genders take "en".
  return /e$|^[aeiouyéèêîïôâ]/i.test(name) ? `en ${name}` : `au ${name}`
}
