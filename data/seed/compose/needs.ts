import type { Need } from './need-stock.ts'
import { NEEDS_1 } from './needs-1.ts'
import { NEEDS_2 } from './needs-2.ts'
import { NEEDS_3 } from './needs-3.ts'

const NEEDS: Record<string, Need> = { ...NEEDS_1, ...NEEDS_2, ...NEEDS_3 }

export function needNamed(name: string): Need {
  const need = NEEDS[name]
  if (!need) throw new Error(`no need is called ${name}`)
  return need
}
