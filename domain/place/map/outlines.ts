import type { Frame, Line, Place } from './clip.ts'

/** The lines of a path of relative commands, as scripts/write-map.ts writes it: "M1 2l3-4 5 6z". */
export function linesOf(path: string): Line[] {
  return path
    .split('M')
    .filter((part) => part !== '')
    .map((part) => {
      const numbers = (part.match(/-?\d+/g) ?? []).map(Number)
      let [x, y] = [0, 0]
      const line: Line = []
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        x += numbers[at] ?? 0
        y += numbers[at + 1] ?? 0
        line.push([x, y] satisfies Place)
      }
      return line
    })
}

/**
 * An SVG path through the middles of the steps of lines, which rounds their corners, as a pen does. Corners on or
 * outside the frame, to which the lines were cut, are left as they are.
 */
export function roundedPath(lines: readonly Line[], isClosed: boolean, frame: Frame): string {
  return lines
    .filter(({ length }) => length > (isClosed ? 2 : 1))
    .map((line) => {
      const [first = [0, 0], ...others] = line
      const start = isClosed ? middle(line.at(-1) ?? first, first) : first
      const rest = isClosed ? line : others
      const curves = rest.map((place, index) => {
        const next = rest[index + 1] ?? (isClosed ? line[0] : undefined)
        if (!next) return `L${textOf(place)}`
        return isInside(place, frame)
          ? `Q${textOf(place)} ${textOf(middle(place, next))}`
          : `L${textOf(place)}L${textOf(middle(place, next))}`
      })
      return `M${textOf(start)}${curves.join('')}${isClosed ? 'Z' : ''}`
    })
    .join('')
}

const isInside = ([x, y]: Place, { left, top, right, bottom }: Frame) =>
  x > left && x < right && y > top && y < bottom
const middle = ([ax, ay]: Place, [bx, by]: Place): Place => [(ax + bx) / 2, (ay + by) / 2]
const textOf = ([x, y]: Place) => `${tenths(x)} ${tenths(y)}`
const tenths = (pixels: number) => Math.round(pixels * 10) / 10
