/** The tags that the HTML of a long description may have, without attributes; all others are removed. */
export const LONG_DESCRIPTION_TAGS = [
  ...(['p', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'br'] as const),
  ...(['strong', 'em'] as const),
]
