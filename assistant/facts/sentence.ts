import { CATEGORY_TITLES } from '#domain/language/words.ts'
import type { Category } from '#domain/listing/category.ts'
import { getLocale } from '#domain/messages/runtime.js'

/** Formats a list as "a, b and c" in the language of the site. */
export function listed(parts: readonly string[]): string {
  // "a and b and c" is ambiguous if "a and b" is one of the two.
  if (parts.length === 2 && parts.some((part) => part.includes(' and '))) return parts.join(', ')
  return new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(parts)
}

/** Capitalises the start of a sentence. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Lower-cases "On the lake" inside a sentence; "Lake Bled" and all German text are unchanged. */
export function inSentence(text: string): string {
  if (getLocale() === 'de') return text
  return /^\p{Lu}\p{Ll}*\s[\p{Ll}\d]/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** Returns the name of a category inside a sentence; German keeps its capital. */
export function categoryInSentence(category: Category): string {
  const title = CATEGORY_TITLES[category]()
  return getLocale() === 'de' ? title : title.toLowerCase()
}
