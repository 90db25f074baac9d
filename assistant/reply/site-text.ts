import type { ChatPart } from '#domain/chat/chat.ts'
import { CONTENT_TYPES, categoryOf } from '#domain/listing/category.ts'
import { everything, readListingQuery } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import type { Need } from '#domain/need/need.ts'
import { counted } from '../facts/number-text.ts'
import { categoryInSentence, listed } from '../facts/sentence.ts'
import type { ChatSurroundings } from '../surroundings.ts'
import type { SiteQuestion } from '../understand/site-question.ts'
import { needPart } from './need-part.ts'

/** A short answer to a question about the site. */
export function siteText(
  ask: SiteQuestion,
  need: Need,
  around: ChatSurroundings,
): Promise<string> | string {
  if (ask === 'count') return countOf(need, around)
  return TEXTS[ask]({
    rank: m.info_rank(),
    verify: m.info_verify(),
    contact: m.info_contact(),
    saved: m.saved_title(),
  })
}

type Pages = Record<'rank' | 'verify' | 'contact' | 'saved', string>

const TEXTS = {
  sort: m.assistant_site_sort,
  stars: m.assistant_site_stars,
  booking: m.assistant_site_booking,
  stored: m.assistant_site_stored,
  money: m.assistant_site_money,
  reviews: m.assistant_site_reviews,
  ranking: m.assistant_site_ranking,
  human: m.assistant_site_human,
  evidence: m.assistant_site_evidence,
  use: m.assistant_site_use,
  requests: () => `${m.assistant_site_requests()} ${m.assistant_site_booking()}`,
  report: m.assistant_site_report,
  medical: m.assistant_site_medical,
  verified: m.assistant_site_verified,
  chats: m.assistant_site_chats,
  travel: m.assistant_site_travel,
  delivery: m.assistant_site_delivery,
  prescription: m.assistant_site_prescription,
} satisfies Record<Exclude<SiteQuestion, 'count'>, (pages: Pages) => string>

/** The page that says more about a topic. */
const PAGE_OF: Partial<Record<SiteQuestion, { label: () => string; href: string }>> = {
  stored: { label: m.info_privacy, href: '/privacy' },
  chats: { label: m.info_privacy, href: '/privacy' },
  money: { label: m.info_about, href: '/about' },
  delivery: { label: m.info_about, href: '/about' },
  travel: { label: m.info_about, href: '/about' },
  ranking: { label: m.info_rank, href: '/how-we-rank' },
  sort: { label: m.info_rank, href: '/how-we-rank' },
  reviews: { label: m.info_verify, href: '/how-we-verify' },
  verified: { label: m.info_verify, href: '/how-we-verify' },
  human: { label: m.info_contact, href: '/contact' },
  report: { label: m.info_contact, href: '/contact' },
  booking: { label: m.info_contact, href: '/contact' },
  requests: { label: m.info_terms, href: '/terms' },
  evidence: { label: m.info_terms, href: '/terms' },
  medical: { label: m.info_terms, href: '/terms' },
  prescription: { label: m.info_terms, href: '/terms' },
}

/** The link to the page that says more; empty for a topic without one. */
export function sitePage(ask: SiteQuestion): ChatPart[] {
  const page = PAGE_OF[ask]
  return page ? [{ type: 'page', label: page.label(), href: page.href }] : []
}

/** States the number of listings, as the results page counts them for the same words. */
async function countOf(need: Need, { search }: ChatSurroundings): Promise<string> {
  const part = needPart({ ...need, words: [] })
  const query = part ? readListingQuery(new URLSearchParams(part.href.split('?')[1])) : everything()
  const { total, totals } = await search.search(query, { page: 1, perPage: 1 }, { facets: false })
  if (!part) {
    const kinds = CONTENT_TYPES.map((kind) =>
      m.assistant_site_kind({
        count: counted(totals[kind]),
        kind: categoryInSentence(categoryOf(kind)),
      }),
    )
    return m.assistant_site_count({ count: counted(total), kinds: listed(kinds) })
  }
  const needs = part.filters.map(({ label }) => label).join(', ')
  return total === 0
    ? m.assistant_site_none_of({ needs })
    : m.assistant_site_count_of({ count: counted(total), needs })
}
