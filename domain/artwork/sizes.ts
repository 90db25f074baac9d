/** A box on screen: width and height in px, and the position of the horizon (0 top edge, 1 lower edge). */
export type PrintSize = { width: number; height: number; horizon: number }

/** Every print has its horizon at 60 % of its height, except for full-height pictures. */
const HORIZON = 0.6

/** The box sizes of prints; the key is the last word of the address. */
export const PRINT_SIZES = {
  /** Cards, galleries, the alert's quiet print. */
  '4x3': { width: 640, height: 480, horizon: HORIZON },
  /** Round and square: concerns, empty states, avatars, places, suggestions. */
  '1x1': { width: 480, height: 480, horizon: HORIZON },
  /** Panels of home, category cards, list form of a card, dialog, sign-in. */
  '4x5': { width: 520, height: 640, horizon: HORIZON },
  /** The five feelings of the directory. */
  '3x4': { width: 480, height: 640, horizon: HORIZON },
  /** Sub-category tiles. */
  '3x2': { width: 600, height: 400, horizon: HORIZON },
  /** The one wide tile among them. */
  band: { width: 1080, height: 400, horizon: HORIZON },
  hero: { width: 1000, height: 480, horizon: HORIZON },
  /** The video feed on a phone, and on a desktop. */
  feed: { width: 720, height: 1280, horizon: 0.5 },
  wide: { width: 1440, height: 900, horizon: 0.5 },
} as const satisfies Record<string, PrintSize>

/** Pixels per px of a drawing when rasterised: the small ones are for cards. */
export const PRINT_SCALES = { small: 0.75, full: 1.25 } as const
export type PrintScale = keyof typeof PRINT_SCALES

export type PrintRatio = keyof typeof PRINT_SIZES
export const PRINT_RATIOS = Object.keys(PRINT_SIZES) as PrintRatio[]

/** The link preview of messengers and social networks; a raster of the hero print. */
export const SHARE_SIZE: PrintSize = { width: 1200, height: 630, horizon: HORIZON }
