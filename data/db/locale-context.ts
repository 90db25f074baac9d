import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '#domain/language/language.ts'
import { overwriteServerAsyncLocalStorage } from '#domain/messages/runtime.js'

/** Locale and region of each request and conversation; without one, messages are in the base language. */
const languages = new AsyncLocalStorage<{ locale?: Language; region?: string | null }>()
overwriteServerAsyncLocalStorage(languages)

/** Runs each step of a generator with the locale of a language. */
export async function* streamWithLocale<Part>(
  language: Language,
  parts: AsyncGenerator<Part>,
  region: string | null = null,
): AsyncGenerator<Part> {
  const step = <Result>(next: () => Promise<Result>) =>
    languages.run({ locale: language, region }, next)
  try {
    for (;;) {
      const next = await step(() => parts.next())
      if (next.done) return
      yield next.value
    }
  } finally {
    await step(() => parts.return(undefined))
  }
}

/** Runs a function with the locale of a language, and the region of its reader. */
export function runWithLocale<Result>(
  language: Language,
  work: () => Result,
  region: string | null = null,
): Result {
  return languages.run({ locale: language, region }, work)
}

/** The region of the reader whose request is running; null if unknown. */
export function readersRegion(): string | null {
  return languages.getStore()?.region ?? null
}
