import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '#domain/language/language.ts'
import { overwriteServerAsyncLocalStorage } from '#domain/messages/runtime.js'

/** Locale of each request and conversation; without one, messages are in the base language. */
const languages = new AsyncLocalStorage<{ locale?: Language }>()
overwriteServerAsyncLocalStorage(languages)

/** Runs each step of a generator with the locale of a language. */
export async function* streamWithLocale<Part>(
  language: Language,
  parts: AsyncGenerator<Part>,
): AsyncGenerator<Part> {
  const step = <Result>(next: () => Promise<Result>) => languages.run({ locale: language }, next)
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

/** Runs a function with the locale of a language. */
export function runWithLocale<Result>(language: Language, work: () => Result): Result {
  return languages.run({ locale: language }, work)
}
