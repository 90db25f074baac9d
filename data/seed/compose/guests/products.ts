import { INSIDE_GUESTS } from './essentials-inside.ts'
import { OUTSIDE_GUESTS } from './essentials-outside.ts'
import type { GuestWords } from './guest-stock.ts'
import { SERVICE_GUESTS } from './services.ts'
import { TOOL_GUESTS } from './tools.ts'

const GUESTS = { ...INSIDE_GUESTS, ...OUTSIDE_GUESTS, ...TOOL_GUESTS, ...SERVICE_GUESTS }

/** What is said of a product, by its name. */
export function productGuests(name: string): GuestWords {
  const words = GUESTS[name]
  if (!words) throw new Error(`no guest has spoken of ${name}`)
  return words
}
