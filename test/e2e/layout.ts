import type { Locator } from '@playwright/test'

/** Whether a card is horizontal: its print ends where its text begins. */
export function printIsBesideText(card: Locator): Promise<boolean> {
  return card.evaluate((element) => {
    const edge = (selector: string) => element.querySelector(selector)?.getBoundingClientRect()
    const print = edge('[data-slot=print]')
    const words = edge('h3')
    return print !== undefined && words !== undefined && print.right <= words.left
  })
}
