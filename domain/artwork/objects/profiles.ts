/**
 * Half the outline of a vessel, foot to lip: radius and height in local units.
 * A point that is repeated makes a corner.
 */
export type Profile = readonly (readonly [radius: number, height: number])[]

// biome-ignore format: an outline is read along one line
export const PROFILES = {
  bottle: [[30, 0], [30, 0], [32, 8], [32, 84], [32, 84], [28, 102], [12, 110], [12, 120], [12, 120]],
  dropper: [[26, 0], [26, 0], [28, 6], [28, 56], [28, 56], [24, 68], [11, 74], [11, 80], [11, 80]],
  jar: [[34, 0], [34, 0], [38, 6], [38, 60], [38, 60], [34, 70], [34, 72]],
  jarLid: [[38, 0], [38, 0], [38, 18], [38, 18]],
  teapot: [[30, 0], [44, 6], [60, 34], [52, 62], [22, 72], [20, 72]],
  teapotLid: [[24, 0], [22, 8], [6, 12], [6, 12], [5, 20], [0, 22]],
  cup: [[18, 0], [24, 4], [28, 36], [28, 36]],
  candle: [[34, 0], [34, 0], [36, 4], [36, 70], [36, 70]],
  bowl: [[26, 0], [26, 0], [30, 8], [58, 26], [76, 62], [76, 62]],
  vase: [[16, 0], [16, 0], [30, 14], [30, 36], [12, 58], [12, 66]],
  drum: [[21, 0], [21, 0], [14, 22], [15, 34], [38, 62], [42, 94], [42, 94]],
  pot: [[26, 0], [26, 0], [36, 44], [36, 44], [40, 44], [40, 44], [40, 56], [40, 56]],
  soundBowl: [[34, 0], [34, 0], [56, 10], [68, 40], [66, 64], [66, 64]],
  cushionBase: [[66, 0], [74, 4], [66, 9], [60, 9]],
  cushion: [[44, 0], [54, 8], [54, 26], [46, 34], [46, 34]],
} as const satisfies Record<string, Profile>
