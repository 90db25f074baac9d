import type { Part } from '../drawing/parts.ts'

/** Hands at rest in the lap of somebody who sits, in scene units around the middle of the horizon. */
export const LAP: readonly Part[] = [
  ['turn', 'top', 'M-128 130Q-168-150-120-320H120Q168-150 128 130z'],
  ['flat', 'skin-', 'M-44-320Q-30-236 0-222 30-236 44-320z'],
  ['line', 'top-', 'M-50-320Q-34-230 0-214 34-230 50-320', 5],
  ['turn', 'trousers', 'M-420 210Q-400 96-250 74-100 70 0 104 100 70 250 74 400 96 420 210z'],
  ['line', 'trousers-', 'M-330 150Q-140 110 60 196M330 150Q160 120 90 150', 4, 0.7],
  ['line', 'top-', 'M-142-200Q-224-40-178 60M142-200Q224-40 178 60', 74],
  ['line', 'skin', 'M-178 72Q-140 116-74 106M178 72Q140 116 74 106', 40],
  ['line', 'top', 'M-206 64Q-178 84-148 58M206 64Q178 84 148 58', 12],
  ['turn', 'skin', 'M-86 96Q-70 70 0 80 52 84 60 104 40 136-20 132-80 128-86 96z'],
  ['turn', 'skin', 'M86 92Q70 64 4 74-50 78-58 98-36 126 22 122 82 120 86 92z'],
  ['line', 'skin-', 'M-50 98Q-20 88 20 90M-46 108Q-10 100 30 102M-30 117Q0 112 34 112', 2, 0.7],
  ['line', 'skin', 'M-66 82Q-34 62-4 60M66 82Q34 62 4 60', 15],
]

/** A hand seen from above that points up, its middle finger's tip at 0, -66; left or right by its sign. */
export const HAND: readonly Part[] = [
  ['line', 'top', 'M64 420Q44 320 22 214', 74],
  ['line', 'top-', 'M-10 208Q22 196 54 206', 12],
  ['line', 'skin', 'M18 196Q10 130 2 72', 46],
  ['line', 'skin', 'M-22 44Q-50 30-56-4', 17],
  ['flat', 'skin', 'M-28 74Q-36 16-30-6 0-22 30-6 36 24 28 74 0 90-28 74z'],
  ['line', 'skin', 'M-21-2L-28-50M-7-8L-9-64M8-8L11-62M22-2L29-44', 15],
  ['line', 'skin-', 'M-14-4L-18-38M0-8V-46M15-6L19-38M-18 48Q0 40 8 16', 1.8, 0.6],
]

/** A hand that holds a pen or a mallet, from above. */
export const GRIP: readonly Part[] = [
  ['line', 'top', 'M150 400Q110 300 66 200', 74],
  ['line', 'top-', 'M36 204Q66 186 96 190', 12],
  ['line', 'skin', 'M62 184Q44 130 24 84', 46],
  ['flat', 'skin', 'M-14 72Q-26 24-10-2 20-18 46 4 60 40 50 80 20 100-14 72z'],
  ['line', 'skin', 'M-6 58Q-34 40-34 8M-2 8Q-24-4-36-26M18 0Q0-18-14-34', 17],
  ['line', 'skin-', 'M44 20Q30 10 14 12M48 40Q34 32 18 34M48 60Q34 54 20 56', 2, 0.6],
]
