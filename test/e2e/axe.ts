import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe holds against a page as it stands: each rule with the elements that break it. */
export const faultsOf = (page: Page) => analyze(page, { type: 'tag', values: RULES })

/** The same for colours alone: all that another theme changes. */
export const colourFaultsOf = (page: Page) =>
  analyze(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })

type Rules = { type: 'tag' | 'rule'; values: string[] }

async function analyze(page: Page, runOnly: Rules): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Nothing else is read, and telling what is right takes most of the time.
    .options({ resultTypes: ['violations'], runOnly })
    // No page has frames: the results need not be put together in a page of their own.
    .setLegacyMode(true)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
}
