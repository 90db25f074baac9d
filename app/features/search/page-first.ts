import type { CurrentPage } from '#domain/chat/assistant.ts'
import { type ContentType, categoryOf } from '#domain/listing/category.ts'

/** Stable sort that puts results of the current section first. */
export function ofPageFirst<T extends { contentType: ContentType }>(
  found: readonly T[],
  page: CurrentPage,
): T[] {
  const isOfPage = ({ contentType }: T) => Number(categoryOf(contentType) === page)
  return found.toSorted((one, other) => isOfPage(other) - isOfPage(one))
}
