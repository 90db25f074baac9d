/** The four categories with their content types and derived data (specification sections 1 and 3). */
export const CATEGORIES = {
  escapes: { contentType: 'escape', path: '/escapes' },
  essentials: { contentType: 'essential', path: '/essentials' },
  enhancements: { contentType: 'enhancement', path: '/enhancements' },
  experiences: { contentType: 'experience', path: '/experiences' },
} as const

export type Category = keyof typeof CATEGORIES
export type ContentType = (typeof CATEGORIES)[Category]['contentType']

export const CATEGORY_NAMES = Object.keys(CATEGORIES) as Category[]
export const CONTENT_TYPES = CATEGORY_NAMES.map((name) => CATEGORIES[name].contentType)

/** The category that lists items of a content type. */
export function categoryOf(contentType: ContentType): Category {
  return `${contentType}s`
}

export function isCategory(value: unknown): value is Category {
  return typeof value === 'string' && Object.hasOwn(CATEGORIES, value)
}
