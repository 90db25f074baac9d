import { LANGUAGES } from '../language/language.ts'
import { type Collection, LISTING_RANGE, listingSlugs } from './collection.ts'
import type { CollectionGap } from './collection-api.ts'

/** What a collection lacks for its page, in any of its languages; empty when it can be published. */
export function gapsOf({ texts }: Pick<Collection, 'texts'>): CollectionGap[] {
  const gaps = new Set<CollectionGap>()
  if (!texts.en) gaps.add('english')
  for (const language of LANGUAGES) {
    const text = texts[language]
    if (!text) continue
    if (text.title.trim() === '') gaps.add('title')
    if (text.lead.trim() === '') gaps.add('lead')
    if (!text.body.some((block) => block.kind === 'text' && block.text.trim() !== ''))
      gaps.add('prose')
    const woven = listingSlugs(text).length
    if (woven < LISTING_RANGE.least || woven > LISTING_RANGE.most) gaps.add('listings')
  }
  return [...gaps]
}
