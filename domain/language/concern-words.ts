import { m } from '#domain/messages/messages.js'
import type { Concern } from '../concepts/concern-names.ts'

export const CONCERN_LABELS: Record<Concern, () => string> = {
  sleep: m.concern_sleep,
  stress: m.concern_stress,
  energy: m.concern_energy,
  focus: m.concern_focus,
  digestion: m.concern_digestion,
  immunity: m.concern_immunity,
  mind: m.path_mind,
  body: m.path_body,
  spirit: m.path_spirit,
  nutrition: m.path_nutrition,
  movement: m.path_movement,
}
