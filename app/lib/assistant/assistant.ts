import { useCallback } from 'react'
import type { AssistantReply, AssistantRequest, CurrentPage } from '#domain/chat/assistant.ts'
import {
  readNatureInfoReply,
  readRecommendReply,
  readSearchReply,
} from '#domain/chat/assistant-reply.ts'
import { BASE_LANGUAGE, type Language } from '#domain/language/language.ts'
import { CATEGORY_NAMES } from '#domain/listing/category.ts'
import { getLocale } from '#domain/messages/runtime.js'
import { type Connection, supabaseClient } from '../session/supabase.ts'
import { requestProfile } from '../session/wellness.ts'
import { useSite } from '../site.ts'

export const FUNCTION_NAME = 'anthropic-ai'
export const TIME_LIMIT_MS = 20_000

/** No response: no network, no such host, or a time-out. */
export class AssistantUnreachable extends Error {
  override name = 'AssistantUnreachable'
}
/** The service responded with an error. */
export class AssistantFailed extends Error {
  override name = 'AssistantFailed'
}
/** The service responded with a body that cannot be parsed. */
export class AssistantUnreadable extends Error {
  override name = 'AssistantUnreadable'
}

type ReplyTo<R extends AssistantRequest> = AssistantReply[R['operation']]
export type AskAssistant = <R extends AssistantRequest>(
  request: R,
  signal: AbortSignal,
) => Promise<ReplyTo<R>>

/** Calls the assistant of this deployment; the returned function is stable. */
export function useAssistant(): AskAssistant {
  const { apiUrl, anonKey } = useSite()
  return useCallback(
    (request, signal) => askAssistant(request, signal, { apiUrl, anonKey }),
    [apiUrl, anonKey],
  )
}

/**
 * Calls the assistant's function once.
 *
 * @throws AssistantUnreachable, AssistantFailed or AssistantUnreadable; the signal's reason when the
 * caller aborted
 */
export async function askAssistant<R extends AssistantRequest>(
  request: R,
  signal: AbortSignal,
  connection: Connection,
): Promise<ReplyTo<R>> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])
  const client = await supabaseClient(connection).catch((cause) => {
    throw new AssistantUnreachable('The client could not be loaded', { cause })
  })
  signal.throwIfAborted()
  const { data, error } = await client.functions.invoke<unknown>(FUNCTION_NAME, {
    body: { ...request, ...pageLocale(), ...profileFor(request) },
    signal: limit,
  })
  signal.throwIfAborted()
  if (error) throw toAssistantError(error, limit)
  if (data === null || (typeof data !== 'object' && typeof data !== 'string') || data === '') {
    throw new AssistantUnreadable('The answer is empty or no object')
  }
  // The reader for an operation returns what AssistantReply lists for it.
  return READERS[request.operation](data, request) as ReplyTo<R>
}

/**
 * Specification section 8: a recommendation or nature call that fails returns null; the failure is
 * logged.
 *
 * @throws the signal's reason when the caller aborted
 */
export async function askOrNull<R extends AssistantRequest>(
  ask: AskAssistant,
  request: R,
  signal: AbortSignal,
): Promise<ReplyTo<R> | null> {
  try {
    return await ask(request, signal)
  } catch (error) {
    signal.throwIfAborted()
    console.warn(error)
    return null
  }
}

/** English is omitted: calls then match the specification exactly. */
function pageLocale(): { locale?: Language } {
  const locale = getLocale()
  return locale === BASE_LANGUAGE ? {} : { locale }
}

/** A `natureInfo` request is about a place only, so it carries no profile. */
function profileFor({ operation }: AssistantRequest) {
  const profile = operation === 'natureInfo' ? undefined : requestProfile()
  return profile && { profile }
}

/** The section of a path: the category that one of its segments names. */
export function currentPageOf(pathname: string): CurrentPage {
  const parts = pathname.split('/')
  return CATEGORY_NAMES.find((category) => parts.includes(category)) ?? 'all'
}

const READERS: {
  [Op in AssistantRequest['operation']]: (
    answer: unknown,
    request: AssistantRequest,
  ) => AssistantReply[Op]
} = {
  search: (answer, request) => readSearchReply(answer, 'prompt' in request ? request.prompt : ''),
  recommend: readRecommendReply,
  natureInfo: readNatureInfoReply,
}

/** Matches errors by name: importing the library's classes would add it to the initial bundle. */
export function toAssistantError(error: unknown, limit: AbortSignal): Error {
  const name = error instanceof Error ? error.name : ''
  if (limit.aborted || name === 'FunctionsFetchError') {
    return new AssistantUnreachable('No answer from the assistant', { cause: error })
  }
  return name === 'FunctionsHttpError' || name === 'FunctionsRelayError'
    ? new AssistantFailed('The assistant answered with an error', { cause: error })
    : new AssistantUnreadable('The answer could not be read', { cause: error })
}
