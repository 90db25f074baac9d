import { m } from '#domain/messages/messages.js'

/** The pages about the site itself, in the order of the footer. */
export const INFO_PAGES = {
  about: { path: '/about', title: m.info_about },
  rank: { path: '/how-we-rank', title: m.info_rank },
  verify: { path: '/how-we-verify', title: m.info_verify },
  accessibility: { path: '/accessibility', title: m.info_accessibility },
  privacy: { path: '/privacy', title: m.info_privacy },
  terms: { path: '/terms', title: m.info_terms },
  contact: { path: '/contact', title: m.info_contact },
} as const satisfies Record<string, { path: string; title: () => string }>

export type InfoPageName = keyof typeof INFO_PAGES

export const INFO_PAGE_NAMES = Object.keys(INFO_PAGES) as InfoPageName[]
