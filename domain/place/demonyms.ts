/** Stems of adjectives by country, in Spanish, German and French; folded. */
const STEMS: Readonly<Record<string, string>> = {
  AR: 'argentin',
  AT: 'austriac|osterreichisch|autrichien',
  AU: 'australian|australisch|australien',
  BE: 'belg|belgisch',
  BR: 'brasilen|brasilianisch|bresilien',
  CA: 'canadiens|kanadisch|canadien',
  CH: 'suiz|schweizer|schweizerisch|suisse',
  CL: 'chilen|chilenisch|chilien',
  CR: 'costarricens|costaricanisch|costaricien',
  CZ: 'chec|tschechisch|tcheque',
  DE: 'aleman|deutsch|allemand',
  DK: 'danes|danisch|danois',
  ES: 'espanol|spanisch|espagnol',
  FI: 'finlandes|finnisch|finlandais',
  FR: 'frances|franzosisch|francais',
  GB: 'britanic|ingles|escoces|gales|britisch|englisch|schottisch|walisisch|britannique|anglais|ecossais|gallois',
  GR: 'grieg|griechisch|grec|grecque',
  HR: 'croat|kroatisch|croate',
  HU: 'hungar|ungarisch|hongrois',
  IE: 'irlandes|irisch|irlandais',
  IN: 'indisch|indien',
  IS: 'islandes|islandisch|islandais',
  IT: 'italian|italienisch|italien',
  JO: 'jordan|jordanisch|jordanien',
  JP: 'japones|japanisch|japonais',
  MA: 'marroqui|marokkanisch|marocain',
  MX: 'mexican|mexikanisch|mexicain',
  NL: 'holandes|neerlandes|hollandisch|niederlandisch|hollandais|neerlandais',
  NO: 'norueg|norwegisch|norvegien',
  NZ: 'neozelandes|neuseelandisch|neo-zelandais',
  PE: 'peruan|peruanisch|peruvien',
  PL: 'polac|polnisch|polonais',
  PT: 'portugues|portugiesisch|portugais',
  RO: 'ruman|rumanisch|roumain',
  SE: 'suec|schwedisch|suedois',
  SI: 'esloven|slowenisch|slovene',
  TH: 'tailandes|thailandisch|thailandais',
  TR: 'turc|turkisch|turque',
  US: 'estadounidens|amerikanisch|americain',
  ZA: 'sudafrican|sudafrikanisch|sud-africain',
}
/** Landscapes; without one, an adjective may be of a food, a language or a massage. */
const LAND =
  '(?:alpen|berge?n?|hochgebirge|kuste|inseln?|see|seen|meer|walder?n?|land|landleben|dorfer?n?|norden|suden|fjorde?n?|' +
  'alpes|montanas?|costas?|islas?|lagos?|playas?|bosques?|campo|pueblos?|norte|sur|fiordos?|' +
  'montagnes?|cotes?|iles?|lacs?|plages?|forets?|campagne|villages?|nord|sud|fjords?|riviera)'
/** The endings of adjectives in three languages. */
const ENDING = '(?:e[nrsm]?|s|as?|os?|es)?'

/** Parts of a pattern for a country by its adjective beside a landscape: "italienische Küste", "alpes suizos". */
export function demonymsOf(code: string): string[] {
  const stems = STEMS[code]
  if (!stems) return []
  const adjective = `(?:${stems})${ENDING}`
  return [`${adjective} ${LAND}`, `${LAND} ${adjective}`]
}
