import { m } from '#domain/messages/messages.js'
import { isCategory } from '../listing/category.ts'
import type {
  NatureInfoReply,
  Recommendation,
  RecommendReply,
  SearchReply,
  Suggestion,
} from './assistant.ts'
import {
  classify,
  isRecord,
  readListingReference,
  readSuggestion,
  toExplanation,
} from './suggestion.ts'

/**
 * Readers of the assistant's answers (specification sections 7 and 8). They never throw: any response
 * gives a displayable reply.
 */
export function readSearchReply(answer: unknown, prompt: string): SearchReply {
  const fields = unwrap(answer)
  if (fields === 'unreadable') return generalReply(prompt, m.chat_fallback_unreadable())
  const { suggestions, recommendations, ...rest } = fields
  const sent = Array.isArray(suggestions) ? suggestions : null
  const shown = sent?.flatMap(toSuggestion)
  // An empty list is a valid answer ("nothing matches"); a list of invalid items is none.
  if (!sent || !shown || (sent.length > 0 && shown.length === 0)) {
    return { ...generalReply(prompt, m.chat_fallback_no_suggestions()), ...queriesOf(rest, prompt) }
  }
  return {
    suggestions: shown,
    explanation: toExplanation(rest['explanation'], m.chat_fallback_no_suggestions()),
    ...queriesOf(rest, prompt),
    ...(Array.isArray(recommendations) && { recommendations: readAll(recommendations) }),
  }
}

/** The reply when the service responded with an error. */
export function failedSearchReply(prompt: string): SearchReply {
  return generalReply(prompt, m.chat_fallback_call_failed())
}

export function readRecommendReply(answer: unknown): RecommendReply {
  const fields = unwrap(answer)
  if (fields === 'unreadable') return defaultRecommendations()
  const recommendations = readAll(fields['recommendations'])
  const theme = textOf(fields['theme'])
  if (recommendations.length === 0) return defaultRecommendations()
  return { recommendations, theme: theme ?? m.chat_default_theme() }
}

export function readNatureInfoReply(answer: unknown): NatureInfoReply {
  const fields = unwrap(answer)
  const natureDistance = fields === 'unreadable' ? null : textOf(fields['natureDistance'])
  const nearbyNature = fields === 'unreadable' ? null : textOf(fields['nearbyNature'])
  return natureDistance && nearbyNature
    ? { natureDistance, nearbyNature }
    : { natureDistance: m.chat_nature_distance(), nearbyNature: m.chat_nature_nearby() }
}

/** The answer's fields: its own, or those of JSON within the text of `rawResponse`. */
function unwrap(answer: unknown): Record<string, unknown> | 'unreadable' {
  if (typeof answer === 'string') return jsonIn(answer) ?? 'unreadable'
  if (!isRecord(answer)) return {}
  const raw = answer['rawResponse']
  if (typeof raw !== 'string' || raw.trim() === '') return answer
  const written = jsonIn(raw)
  return written ? { ...answer, ...written } : 'unreadable'
}

/** The JSON object of a fenced block, else of the first braces; null when there is none. */
function jsonIn(text: string): Record<string, unknown> | null {
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(text)?.[1]
  return (fenced && parsedRecord(fenced)) || parsedRecord(bracesOf(text))
}

/** From the first opening brace to its closing one; braces inside quoted text do not count. */
function bracesOf(text: string): string {
  const start = text.indexOf('{')
  if (start < 0) return ''
  let depth = 0
  const tokens = /"(?:[^"\\]|\\.)*"|[{}]/g
  tokens.lastIndex = start
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    if (token[0] === '{') depth += 1
    if (token[0] === '}') depth -= 1
    if (depth === 0) return text.slice(start, tokens.lastIndex)
  }
  return ''
}

function parsedRecord(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** `searchQuery` defaults to `processedQuery`, and that to the prompt. */
function queriesOf(fields: Record<string, unknown>, prompt: string) {
  const processedQuery = textOf(fields['processedQuery'])
  return {
    processedQuery: processedQuery ?? prompt,
    searchQuery: textOf(fields['searchQuery']) ?? processedQuery ?? prompt,
  }
}

function readAll(values: unknown): Recommendation[] {
  return Array.isArray(values) ? values.flatMap((value) => readRecommendation(value) ?? []) : []
}

function readRecommendation(value: unknown): Recommendation | null {
  if (!isRecord(value)) return null
  const title = textOf(value['title'])
  if (!title) return null
  const type = textOf(value['type'])?.toLowerCase() ?? ''
  const listing = readListingReference(value['listing'])
  return {
    type: isCategory(type) ? type : classify(type),
    title,
    reason: textOf(value['reason']) ?? '',
    ...(listing && { listing }),
  }
}

function toSuggestion(value: unknown): Suggestion[] {
  const read = readSuggestion(value)
  if (!read) return []
  const { category, text, listing } = read
  return [typeof value === 'string' ? text : { category, item: text, ...(listing && { listing }) }]
}

function generalReply(prompt: string, explanation: string): SearchReply {
  return {
    suggestions: [m.chat_general_escape(), m.chat_general_essential(), m.chat_general_experience()],
    explanation,
    processedQuery: prompt,
    searchQuery: prompt,
  }
}

function defaultRecommendations(): RecommendReply {
  return {
    recommendations: [
      {
        type: 'escapes',
        title: m.chat_default_escape(),
        reason: m.chat_default_escape_reason(),
      },
      {
        type: 'experiences',
        title: m.chat_default_practice(),
        reason: m.chat_default_practice_reason(),
      },
    ],
    theme: m.chat_default_theme(),
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
