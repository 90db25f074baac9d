import type { InfoContent, InfoFacts } from '#app/features/info/info-content.ts'
import {
  aboutPage,
  accessibilityPage,
  contactPage,
  rankPage,
  termsPage,
  verifyPage,
} from '#app/features/info/info-pages.ts'
import { privacyPage } from '#app/features/info/privacy-page.ts'
import type { InfoPageName } from '#app/features/shell/info-links.ts'

/** The text of each page about the site; built on the server only, to keep it out of the browser's bundles. */
export const INFO_CONTENTS: Record<InfoPageName, (facts: InfoFacts) => InfoContent> = {
  about: aboutPage,
  rank: rankPage,
  verify: verifyPage,
  accessibility: accessibilityPage,
  privacy: privacyPage,
  terms: termsPage,
  contact: contactPage,
}
