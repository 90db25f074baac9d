import type { MapStyle } from './style.ts'
import type { Size, Spot } from './view.ts'

/** Room around what is drawn, for its shadow, in pixels. */
const MARGIN = 12

/** A picture that is drawn once and copied to many places; its size in pixels of the page. */
export type Sprite = Size & { image: ImageBitmap }

/** The pictures of a style, by what they show. */
export type Sprites = { style: MapStyle; ratio: number; drawn: Map<string, Sprite> }

/** A picture of a size and a margin around it; the origin for `draw` is the corner inside the margin. */
export function createSprite(
  { width, height }: Size,
  ratio: number,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): Sprite {
  const outer = { width: width + 2 * MARGIN, height: height + 2 * MARGIN }
  const canvas = new OffscreenCanvas(
    Math.ceil(outer.width * ratio),
    Math.ceil(outer.height * ratio),
  )
  const context = canvas.getContext('2d')
  context?.setTransform(ratio, 0, 0, ratio, MARGIN * ratio, MARGIN * ratio)
  if (context) draw(context)
  // Copied much faster than a canvas.
  return { image: canvas.transferToImageBitmap(), ...outer }
}

/** The picture with a key, drawn now if it was not before. */
export function spriteOf({ drawn }: Sprites, key: string, create: () => Sprite): Sprite {
  const known = drawn.get(key)
  if (known) return known
  const sprite = create()
  drawn.set(key, sprite)
  return sprite
}

/** Copies a picture to a spot, its centre there, on whole dots: between them a copy takes three times as long. */
export function stamp(
  context: OffscreenCanvasRenderingContext2D,
  { image, width, height }: Sprite,
  { x, y }: Spot,
  ratio: number,
) {
  const whole = (pixels: number) => Math.round(pixels * ratio) / ratio
  context.drawImage(
    image,
    whole(x - width / 2),
    whole(y - height / 2),
    image.width / ratio,
    image.height / ratio,
  )
}

let measuring: OffscreenCanvasRenderingContext2D | null = null

/** The width of a text in pixels. */
export function widthOf(text: string, font: string): number {
  measuring ??= new OffscreenCanvas(1, 1).getContext('2d')
  if (!measuring) return 0
  measuring.font = font
  return measuring.measureText(text).width
}
