import type { CurrentPage } from '#domain/chat/assistant.ts'
import { type ContentType, categoryOf } from '#domain/listing/category.ts'

/** What belongs to the page that is searched from comes first; the order stays otherwise. */
export function ofPageFirst<T extends { contentType: ContentType }>(
  found: readonly T[],
  page: CurrentPage,
): T[] {
  const isOfPage = ({ contentType }: T) => Number(categoryOf(contentType) === page)
  return found.toSorted((one, other) => isOfPage(other) - isOfPage(one))
}
