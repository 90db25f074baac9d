/** A colour as #rrggbb. */
export type Colour = string

type Triple = readonly [number, number, number]

const WHITE = '#ffffff'
const BLACK = '#000000'

/** Red, green and blue of a colour, each 0 to 255. */
export function channels(colour: Colour): Triple {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

/** Mixes two colours, `share` 0 to 1; in OKLab, to avoid muddy intermediate tones. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [l, a, b] = toLab(from)
  const [toL, toA, toB] = toLab(to)
  return toHex([l + (toL - l) * share, a + (toA - a) * share, b + (toB - b) * share])
}

export function lighten(colour: Colour, share: number): Colour {
  return mix(colour, WHITE, share)
}

export function darken(colour: Colour, share: number): Colour {
  return mix(colour, BLACK, share)
}

function toLab(colour: Colour): Triple {
  const [red, green, blue] = channels(colour)
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b)
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b)
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b)
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ]
}

function toHex([L, a, b]: Triple): Colour {
  const l = (L + 0.3963 * a + 0.2158 * b) ** 3
  const m = (L - 0.1056 * a - 0.0639 * b) ** 3
  const s = (L - 0.0895 * a - 1.2915 * b) ** 3
  const rgb = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ]
  return `#${rgb.map((value) => toByte(value).toString(16).padStart(2, '0')).join('')}`
}

/** sRGB 0 to 255 to linear light 0 to 1. */
function toLinear(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toByte(linear: number): number {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, value)))
}
