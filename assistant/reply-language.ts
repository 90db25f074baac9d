import type { AssistantRequest } from '#domain/chat/assistant.ts'
import { BASE_LANGUAGE, type Language } from '#domain/language/language.ts'
import { detectLanguage } from './understand/text/detect-language.ts'
import { textOf } from './understand/text/normalise.ts'

/** The language that an operation answers in: that of the visitor's words where they tell, else the page's. */
export function replyLanguage(request: AssistantRequest): Language {
  const page = request.locale ?? BASE_LANGUAGE
  switch (request.operation) {
    case 'search':
      return detectLanguage([request.prompt], page)
    case 'recommend':
      return foreignIn([request.prompt, textOf(request.context)]) ?? page
    case 'natureInfo':
      return page
  }
}

/** The prompt of the specification is always English, so English reveals nothing about the visitor. */
function foreignIn(said: readonly string[]): Language | null {
  const languages = said.map((text) => detectLanguage([text], BASE_LANGUAGE))
  return languages.find((language) => language !== BASE_LANGUAGE) ?? null
}
