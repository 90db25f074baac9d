import { LANGUAGES } from '#domain/language/language.ts'
import { languagePath } from '#domain/language/language-path.ts'

const FRONT_PAGES = [
  '/',
  '/escapes',
  '/experiences',
  '/essentials',
  '/enhancements',
  '/directory',
  '/directory/escapes',
  '/directory/experiences',
  // A word of all languages: the first search of a process compiles the distress patterns, a third of a
  // second.
  '/search-results?q=yoga',
  // A sentence: the first one counts the words of all descriptions of concepts.
  '/search-results?q=i+lie+awake+half+the+night+with+my+head+full',
]

/** Landing pages of most visits, in every language; rendered in advance. */
export const WARM_PAGES: readonly string[] = FRONT_PAGES.flatMap((path) =>
  LANGUAGES.map((language) => languagePath(language, path)),
)
