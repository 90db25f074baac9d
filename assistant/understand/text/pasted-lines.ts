import { fold } from '#domain/text/text.ts'

const QUOTED = /^(?:>|&gt;|│)\s*/
/** Labels of the visitor in copied conversations, in four languages. */
const OWN = /^(?:you|me|user|visitor|yo|tú|usted|ich|du|sie|moi|vous)\s*:\s*/iu
const LABELLED = /^\p{Lu}[\p{L} ]{1,24}\s*:\s/u

/**
 * Returns the visitor's own text of a turn with pasted lines of a conversation, without the lines
 * of others. A quotation keeps the listing titles that it names.
 */
export function withoutPastedLines(text: string, titles: readonly string[]): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const isCopied = lines.some((line) => OWN.test(line))
  const said = lines.flatMap((line) => {
    if (QUOTED.test(line)) return titles.filter((title) => fold(line).includes(fold(title)))
    if (isCopied && LABELLED.test(line) && !OWN.test(line)) return []
    return [isCopied ? line.replace(OWN, '') : line]
  })
  const own = said.filter(Boolean)
  return lines.length > 1 && own.length > 0 ? own.join('\n') : text
}
