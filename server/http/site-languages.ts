import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { runWithLocale } from '#data/db/locale-context.ts'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '#domain/language/language.ts'
import { languagePrefix, readLanguagePath } from '#domain/language/language-path.ts'

type Render = (request: Request, context: RouterContextProvider) => Promise<Response>

/** Files and programs' addresses: they are the same for everybody, under one name. */
const WITHOUT_LANGUAGE = /^\/(?:api|sitemaps)\/|^\/(?:robots\.txt|sitemap\.xml)$/

/**
 * The pages in every language, each under its own prefix: the router knows it as its base and puts it
 * before every link, form and redirect; the browser is sent the scripts of that language.
 *
 * @param files the folder of the browser build; null where scripts are the same in every language
 */
export function renderLanguages(build: ServerBuild, mode: string, files: string | null): Render {
  const handlers = new Map(
    LANGUAGES.map((language) => [
      language,
      createRequestHandler(buildIn(language, build, files), mode),
    ]),
  )
  return async (request, context) => {
    const { language, path } = readLanguagePath(new URL(request.url).pathname)
    const render = handlers.get(language)
    if (!render || (language !== BASE_LANGUAGE && WITHOUT_LANGUAGE.test(path)))
      return new Response('Not found', { status: 404 })
    const answer = await runWithLocale(language, () => render(request, context))
    if (language === BASE_LANGUAGE && path === '/') answer.headers.append('Vary', 'Cookie')
    return answer
  }
}

function buildIn(language: Language, build: ServerBuild, files: string | null): ServerBuild {
  if (language === BASE_LANGUAGE) return build
  const assets = files ? translated(build.assets, language, files) : build.assets
  return { ...build, basename: languagePrefix(language), assets }
}

/** The list of scripts with those of a language in the place of those that speak. */
function translated<Value>(value: Value, language: Language, files: string): Value {
  const own = (text: string) => {
    const path = text.replace(/^\/assets\/(?=[^/]+\.js$)/, `/assets/${language}/`)
    return path !== text && existsSync(join(files, path)) ? path : text
  }
  const read = (_key: string, part: unknown) => (typeof part === 'string' ? own(part) : part)
  return JSON.parse(JSON.stringify(value, read)) as Value
}
