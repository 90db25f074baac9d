import { useState } from 'react'
import type { RuleDraft } from '#domain/search-rules/search-rule.ts'
import type { RuleView } from '#domain/search-rules/search-rule-api.ts'

export const NEW_RULE: RuleView = {
  id: 'new',
  words: '',
  concern: null,
  synonym: '',
  listings: [],
  startsOn: null,
  endsOn: null,
  published: false,
  titles: {},
}

/** The rule as edited, with the titles of its listings. */
export function useRuleDraft(rule: RuleView) {
  const { words, concern, synonym, listings, startsOn, endsOn } = rule
  const [draft, setDraft] = useState<RuleDraft>({
    ...{ words, concern, synonym, listings, startsOn, endsOn },
  })
  const [titles, setTitles] = useState(rule.titles)
  return {
    draft,
    titles,
    change: (change: Partial<RuleDraft>) => setDraft((before) => ({ ...before, ...change })),
    add(id: string, title: string) {
      setTitles((before) => ({ ...before, [id]: title }))
      setDraft((before) => {
        const isKnown = before.listings.some((listing) => listing.id === id)
        const added = { id, effect: 'pin' as const }
        return isKnown ? before : { ...before, listings: [...before.listings, added] }
      })
    },
  }
}
