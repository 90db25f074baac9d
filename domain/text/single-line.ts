const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** Joiners (U+200C, U+200D) stay: Persian spelling and emoji sequences need them. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu

/**
 * Sanitises a text that a person typed into a single-line field: line breaks and other control
 * characters become a space; bidirectional overrides, zero-width and tag characters, with which a
 * name can be displayed as another one, are removed; trimmed. May be empty afterwards.
 */
export function toSingleLine(text: string): string {
  return text.replace(INVISIBLE, '').replace(LINE_BREAKS, ' ').trim()
}
