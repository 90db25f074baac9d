import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The violations that axe finds in a page: each rule with its elements. */
export const faultsOf = (page: Page) => analyze(page, { type: 'tag', values: RULES })

/** The same for colours only, which are all that a theme changes. */
export const colourFaultsOf = (page: Page) =>
  analyze(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })

type Rules = { type: 'tag' | 'rule'; values: string[] }

async function analyze(page: Page, runOnly: Rules): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // No other results are needed, and reporting passes takes most of the time.
    .options({ resultTypes: ['violations'], runOnly })
    // No page has frames, so results need not be merged in a separate page.
    .setLegacyMode(true)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
}
