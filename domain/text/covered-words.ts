import type { Need } from '../need/need.ts'

/**
 * Words of a need that mean something only together with others, so that one of them alone is no match:
 * the words of a phrase parsed as one concept ("hot flushes"), and those that name a content type next to
 * its purpose ("sleep app").
 */
export function coveredWords({
  words,
  asked,
  said,
  isDescribed,
}: Pick<Need, 'words' | 'asked' | 'said' | 'isDescribed'>) {
  if (isDescribed) return new Set(words)
  const phrases = asked.filter((concept) => concept.said.includes(' ')).map(({ said }) => said)
  const covered = new Set(phrases.flatMap((phrase) => phrase.split(' ')))
  const ofKind = said.kind?.split(' ') ?? []
  const others = words.some((word) => !ofKind.includes(word))
  if (others || asked.length > 0) for (const word of ofKind) covered.add(word)
  return covered
}
