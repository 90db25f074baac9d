import { DEVICES } from '../digital/devices.ts'
import type { Part } from '../drawing/parts.ts'
import { CARE } from './care.ts'
import { MOVEMENT } from './movement.ts'
import { REMEDIES } from './remedies.ts'
import { REST } from './rest.ts'
import { SCENT } from './scent.ts'
import { TABLE } from './table.ts'

/** Every object that is drawn from parts, by name. */
export const PART_OBJECTS = {
  ...CARE,
  ...REST,
  ...MOVEMENT,
  ...SCENT,
  ...REMEDIES,
  ...TABLE,
  ...DEVICES,
} as const satisfies Record<string, readonly Part[]>

export type PartObjectName = keyof typeof PART_OBJECTS
export const PART_OBJECT_NAMES = Object.keys(PART_OBJECTS) as PartObjectName[]
