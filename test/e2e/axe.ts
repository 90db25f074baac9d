import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe holds against a page as it stands: each rule with the elements that break it. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Nothing else is read, and telling what is right takes most of the time.
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: RULES } })
    // No page has frames: the results need not be put together in a page of their own.
    .setLegacyMode(true)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
}
