import type { Language } from '#domain/language/language.ts'

export type Topic = {
  /** Patterns of questions about it, over folded text, by language. */
  asked: Readonly<Record<Language, string>>
  /** Pattern of its mentions on pages, which are in English. */
  page?: RegExp
}
