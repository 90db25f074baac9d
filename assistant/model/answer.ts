import { z } from 'zod'
import { sentencesOf } from '#domain/need/claims.ts'
import { normalised } from '../understand/text/normalise.ts'

/**
 * Schema of the model's answer. The order matters: fields that decide on an answer precede its
 * text.
 */
export const modelAnswer = z.object({
  /** A danger or a medical question in the visitor's messages. */
  care: z.enum(['none', 'self-harm', 'emergency', 'eating', 'medication']),
  /** Ids only; every field shown of a listing is from the catalogue. */
  listings: z.array(z.string()),
  text: z.string(),
  question: z.string().nullable(),
})
export type ModelAnswer = z.infer<typeof modelAnswer>

const beginning = modelAnswer.pick({ care: true, listings: true })
export type Beginning = z.infer<typeof beginning>

/** An answer received in part. */
export type PartialAnswer = {
  /** Null until every field before the text is complete. */
  beginning: Beginning | null
  /** Complete sentences. */
  sentences: string[]
}

const HEAD = /\{[\s\S]*?"text"\s*:\s*"/
const BODY = /^(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/

/** Parses an answer that is still streaming. Never throws: an incomplete field is absent. */
export function readPartialAnswer(json: string): PartialAnswer {
  const head = HEAD.exec(json)
  if (!head) return { beginning: null, sentences: [] }
  const begun = beginning.safeParse(parsed(head[0].replace(/,?\s*"text"\s*:\s*"$/, '}')))
  const rest = json.slice(head.index + head[0].length)
  const body = BODY.exec(rest)?.[0] ?? ''
  const isWhole = rest.charAt(body.length) === '"'
  const text = parsed(`"${body}"`)
  const sentences = sentencesIn(typeof text === 'string' ? text : '')
  return {
    beginning: begun.success ? begun.data : null,
    // The last sentence may be incomplete.
    sentences: isWhole ? sentences : sentences.slice(0, -1),
  }
}

/** Parses a whole answer; null if it does not match the schema. */
export function readAnswer(json: string): ModelAnswer | null {
  const read = modelAnswer.safeParse(
    parsed(json.slice(json.indexOf('{'), json.lastIndexOf('}') + 1)),
  )
  return read.success ? read.data : null
}

/** Sentences of the model's text, on one line and without Markdown. */
export function sentencesIn(text: string): string[] {
  return sentencesOf(normalised(text.replace(/[*#`]+|(?<!\w)_|_(?!\w)/g, '')))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
