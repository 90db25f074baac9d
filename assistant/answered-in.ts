import type { AssistantRequest } from '#domain/chat/assistant.ts'
import { BASE_LANGUAGE, type Language } from '#domain/language/language.ts'
import { spoken } from './chat/spoken.ts'
import { wordsIn } from './tidy.ts'

/** The language that an operation answers in: that of the visitor's words where they tell, else the page's. */
export function answeredIn(request: AssistantRequest): Language {
  const page = request.locale ?? BASE_LANGUAGE
  switch (request.operation) {
    case 'search':
      return spoken([request.prompt], page)
    case 'recommend':
      return foreignIn([request.prompt, wordsIn(request.context)]) ?? page
    case 'natureInfo':
      return page
  }
}

/** The specification's prompt is English whoever asks, so English tells nothing of the visitor. */
function foreignIn(said: readonly string[]): Language | null {
  const languages = said.map((text) => spoken([text], BASE_LANGUAGE))
  return languages.find((language) => language !== BASE_LANGUAGE) ?? null
}
