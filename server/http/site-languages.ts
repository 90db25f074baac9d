import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { runWithLocale } from '#data/db/locale-context.ts'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '#domain/language/language.ts'
import { languagePrefix, readLanguagePath } from '#domain/language/language-path.ts'
import { variesByRegion } from '../cache/page-key.ts'

type Render = (request: Request, context: RouterContextProvider) => Promise<Response>

/** API and crawler URLs have no language prefix. */
const WITHOUT_LANGUAGE = /^\/(?:api|sitemaps)\/|^\/(?:robots\.txt|sitemap\.xml)$/

/**
 * Renders the pages of every language, each under its own prefix: the router has the prefix as its basename
 * and adds it to every link, form and redirect; the browser gets the scripts of that language.
 *
 * @param files folder of the browser build; null when scripts are the same in every language
 */
export function renderLanguages(build: ServerBuild, mode: string, files: string | null): Render {
  const handlers = new Map(
    LANGUAGES.map((language) => [
      language,
      createRequestHandler(buildFor(language, build, files), mode),
    ]),
  )
  return async (request, context) => {
    const { pathname, search } = new URL(request.url)
    const { language, path } = readLanguagePath(pathname)
    const render = handlers.get(language)
    if (!render || (language !== BASE_LANGUAGE && WITHOUT_LANGUAGE.test(path)))
      return new Response('Not found', { status: 404 })
    const answer = await runWithLocale(language, () => render(request, context))
    if (language === BASE_LANGUAGE && path === '/') answer.headers.append('Vary', 'Cookie')
    if (variesByRegion(pathname + search)) answer.headers.append('Vary', 'Accept-Language')
    return answer
  }
}

function buildFor(language: Language, build: ServerBuild, files: string | null): ServerBuild {
  if (language === BASE_LANGUAGE) return build
  const assets = files ? localiseAssets(build.assets, language, files) : build.assets
  return { ...build, basename: languagePrefix(language), assets }
}

/** The asset manifest with scripts replaced by their localised variants, where these exist. */
function localiseAssets<Value>(value: Value, language: Language, files: string): Value {
  const own = (text: string) => {
    const path = text.replace(/^\/assets\/(?=[^/]+\.js$)/, `/assets/${language}/`)
    return path !== text && existsSync(join(files, path)) ? path : text
  }
  const read = (_key: string, part: unknown) => (typeof part === 'string' ? own(part) : part)
  return JSON.parse(JSON.stringify(value, read)) as Value
}
