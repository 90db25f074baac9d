import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { CATEGORIES, CATEGORY_NAMES, type Category } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'

type SectionName = Category | 'directory' | 'home'
export type Section = { name: SectionName; path: string; title: () => string }

export const HOME: Section = { name: 'home', path: '/', title: m.shell_home }
export const DIRECTORY: Section = {
  name: 'directory',
  path: '/directory',
  title: m.shell_directory,
}
export const CATEGORY_SECTIONS: readonly Section[] = CATEGORY_NAMES.map(categorySection)

export function categorySection(name: Category): Section {
  return { name, path: CATEGORIES[name].path, title: CATEGORY_TITLES[name] }
}

/** A link is highlighted when the path starts with its route; home only on an exact match. */
export function isCurrent(section: Section, pathname: string): boolean {
  return section === HOME ? pathname === HOME.path : pathname.startsWith(section.path)
}

type CurrentMark = 'page' | 'true' | undefined

/** `page` for the page itself, `true` for a page below it. */
export function currentMark(section: Section, pathname: string): CurrentMark {
  if (!isCurrent(section, pathname)) return undefined
  return pathname === section.path ? 'page' : 'true'
}

/** The same for the dock, which has no directory item: directory pages belong to their category. */
export function dockMark(section: Section, pathname: string): CurrentMark {
  if (section === HOME || !isCurrent(DIRECTORY, pathname)) return currentMark(section, pathname)
  return sectionOf(pathname) === section ? 'true' : undefined
}

/** The first section whose name the path contains; null if none. */
export function sectionOf(pathname: string): Section | null {
  const sections = [...CATEGORY_SECTIONS, DIRECTORY]
  return sections.find(({ name }) => pathname.includes(name)) ?? null
}
