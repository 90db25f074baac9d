import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** Keys within a table: arrows, J and K move between its rows, and the space bar chooses the row of the focus. */
export function moveByRow(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
  const rows = [...currentTarget.querySelectorAll('tbody tr')]
  const at = rows.findIndex((row) => row.contains(target))
  const isBox = target instanceof HTMLInputElement
  const step = STEPS[key]
  if (step !== undefined) {
    const row = rows[at + step]
    if (!row) return
    event.preventDefault()
    row.querySelector<HTMLElement>(isBox ? 'input' : 'a')?.focus()
  } else if (key === ' ' && at >= 0 && !isBox) {
    event.preventDefault()
    rows[at]?.querySelector('input')?.click()
  }
}
