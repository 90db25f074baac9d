import { z } from 'zod'
import { CONCERN_NAMES } from '../concepts/concern-names.ts'
import { wordsOf } from '../text/text.ts'
import { RULE_EFFECTS, RULE_LISTINGS, type RuleDraft, type SearchRule } from './search-rule.ts'

/** Most characters of the words and the synonym of a rule. */
export const RULE_WORDS = 100
/** Listings of a list in a preview. */
export const RULE_PREVIEW = 10

const words = z
  .string()
  .trim()
  .max(RULE_WORDS)
  .regex(/^\P{C}*$/u)
  .refine((text) => text.isWellFormed())
const day = z.iso.date().nullable()

const draft = z
  .strictObject({
    words,
    concern: z.enum(CONCERN_NAMES as [string, ...string[]]).nullable(),
    synonym: words,
    listings: z
      .array(z.strictObject({ id: z.string().min(1).max(200), effect: z.enum(RULE_EFFECTS) }))
      .max(RULE_LISTINGS)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
    startsOn: day,
    endsOn: day,
  })
  // Either words or a concern; a concern has no synonym.
  .refine(({ words, concern }) => (concern === null) === wordsOf(words).length > 0)
  .refine(({ concern, synonym }) => concern === null || synonym === '')
  .refine(({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn)
  .transform((given) => given as RuleDraft)

export const ruleDraft = draft
export const ruleState = z.strictObject({ published: z.boolean() })

/** A rule in the console; `titles` of its listings that exist, by id. */
export type RuleView = SearchRule & { titles: Record<string, string> }
export type RuleList = { rules: SearchRule[] }

export type RankedTitle = { id: string; title: string; isPicked: boolean }

/** The first results without and with a rule. */
export type RulePreview = { before: RankedTitle[]; after: RankedTitle[] }
