/** The short English stop list of Lucene and Snowball. */
const STOP_WORDS = new Set(
  `a about after again all am an and any are as at be because been before being but by can cannot could did do does
  doing down during each every few for from further had has have having he her here hers him his how i if in into is
  it its itself just me more most my myself no nor not now of off on once only or other our ours out over own same
  she should so some such than that the their them then there these they this those through to too under until up
  very was we were what when where which while who whom why will with would you your yours yourself want need
  somewhere something`.split(/\s+/),
)

/** Words without stop words; all of them where no other is left. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const significant = words.filter((word) => !STOP_WORDS.has(word))
  return significant.length > 0 ? significant : words
}
