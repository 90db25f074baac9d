import type { Page } from '@playwright/test'
import { excessWidth } from '../pages.ts'

/** Elements with a short text and an edge. */
const HOLDERS =
  'button, .btn, .chip, .badge, .tabs a, [role=tab], [role=menuitem], [role=menuitemradio], [role=radio], nav a, label, legend, dt, th, summary'

/**
 * Pseudo-localisation: makes the words of a page some 40 % longer, with accents and brackets: "Saved"
 * becomes "⟦Śàåvéèd⟧". Done in the page instead of the catalogues, so that no extra build is needed.
 * Texts of listings, names and numbers stay.
 */
export async function lengthen(page: Page): Promise<void> {
  await hydrated(page)
  await page.evaluate(() => {
    const accents: Record<string, string> = {
      a: 'àå',
      e: 'éè',
      i: 'îï',
      o: 'öô',
      u: 'üû',
      s: 'ś',
      n: 'ñ',
    }
    const longer = (text: string) =>
      text.replace(
        /\p{L}[\p{L}\p{M}’' ,.-]*\p{L}|\p{L}/gu,
        (words) => `⟦${words.replace(/[aeiousn]/g, (letter) => accents[letter] ?? letter)}⟧`,
      )
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    for (const node of found) {
      const holder = node.parentElement
      if (!holder || holder.closest('script, style, svg, textarea, [lang="en"], .brand')) continue
      if (/\p{L}/u.test(node.data)) node.data = longer(node.data)
    }
  })
}

/** Waits for hydration, which would fail on changed words. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button, a, input, h2')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  )
}

/** Overflows: the page itself, and elements with a text wider than them. Must be empty. */
export async function misfits(page: Page): Promise<string[]> {
  const excess = await excessWidth(page)
  const texts = await textMisfits(page)
  return excess > 0 ? [`the page is ${excess} px too wide`, ...texts] : texts
}

function textMisfits(page: Page): Promise<string[]> {
  return page.evaluate((holders) => {
    const faults: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(holders)) {
      const { width, height } = element.getBoundingClientRect()
      const { display, clipPath, overflowY } = getComputedStyle(element)
      // Visually hidden elements are one pixel large.
      if (width <= 2 || height <= 2 || display === 'inline' || clipPath !== 'none') continue
      if (!element.textContent?.trim()) continue
      const wide = element.scrollWidth - element.clientWidth
      const high = overflowY === 'visible' ? 0 : element.scrollHeight - element.clientHeight
      if (wide <= 1 && high <= 1) continue
      const name = [element.tagName.toLowerCase(), ...element.classList].slice(0, 3).join('.')
      faults.push(
        `${name} "${element.textContent.trim().slice(0, 40)}": ${wide} px wide, ${high} px high`,
      )
    }
    return [...new Set(faults)]
  }, HOLDERS)
}
