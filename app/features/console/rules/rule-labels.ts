import { CONCERN_LABELS } from '#domain/language/concern-words.ts'
import { m } from '#domain/messages/messages.js'
import type { RuleDraft, RuleEffect } from '#domain/search-rules/search-rule.ts'

export const EFFECT_LABELS: Record<RuleEffect, () => string> = {
  pin: m.console_rule_pin,
  boost: m.console_rule_boost,
  hide: m.console_rule_hide,
}

/** What a rule is for: the text of a search, or a concern. */
export function ruleLabel({ words, concern }: Pick<RuleDraft, 'words' | 'concern'>): string {
  return concern ? CONCERN_LABELS[concern]() : words
}
