import type { Collection, CollectionText } from '#domain/collection/collection.ts'
import type { Language } from '#domain/language/language.ts'

/** A collection as the sample writes it, in every language. */
export type SampleCollection = Pick<Collection, 'slug' | 'featured' | 'cover'> & {
  texts: Record<Language, CollectionText>
}
