import { z } from 'zod'
import { sentencesOf } from '#domain/need/claims.ts'
import { normalised } from '../understand/text/normalise.ts'

/** What the model writes. The order matters: what decides about an answer comes before its words. */
export const modelAnswer = z.object({
  /** A danger or a question of medicine that the visitor’s words hold. */
  care: z.enum(['none', 'self-harm', 'emergency', 'eating', 'medication']),
  /** Ids only; everything shown of a listing comes from the catalogue. */
  listings: z.array(z.string()),
  text: z.string(),
  question: z.string().nullable(),
})
export type ModelAnswer = z.infer<typeof modelAnswer>

const beginning = modelAnswer.pick({ care: true, listings: true })
export type Beginning = z.infer<typeof beginning>

/** An answer as far as it has come. */
export type PartialAnswer = {
  /** Null until everything before the words is there. */
  beginning: Beginning | null
  /** Sentences that are complete. */
  sentences: string[]
}

const HEAD = /\{[\s\S]*?"text"\s*:\s*"/
const BODY = /^(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/

/** Reads an answer that is still being written. Total: what makes no sense yet is not there yet. */
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
    // The last one may go on.
    sentences: isWhole ? sentences : sentences.slice(0, -1),
  }
}

/** A whole answer; null where it is not of the agreed form. */
export function readAnswer(json: string): ModelAnswer | null {
  const read = modelAnswer.safeParse(
    parsed(json.slice(json.indexOf('{'), json.lastIndexOf('}') + 1)),
  )
  return read.success ? read.data : null
}

/** The sentences of the model’s prose, as one line without the signs of a mark-up. */
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
