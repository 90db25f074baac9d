/** px across from the left edge, px down from the top edge. */
export type Point = readonly [x: number, y: number]

/**
 * Position and scale of a path in local units: px, and px per unit. A negative `scale` mirrors it; the
 * vertical scale is `scaleY`, else `scale`.
 */
export type Spot = { x: number; y: number; scale: number; scaleY?: number }

/** Rounded to one decimal. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** As few characters as SVG allows: ".5" for 0.5. */
export function bare(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.')
}

/** One decimal, as few characters as SVG allows. */
export function short(value: number): string {
  return bare(tenth(value))
}

/** A point or an offset in whole px. */
export function at(x: number, y: number): string {
  return `${Math.round(x)} ${Math.round(y)}`
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

/** The same mark at several positions of one base line; x in local units. */
export function row(places: readonly number[], mark: string): string {
  return places.map((x) => `M${x} ${mark}`).join('')
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => at(x, y)).join('L')}`
}

/** A soft line through points: a mid-point spline in the short T form. Repeat a point for a corner. */
export function curve(points: readonly Point[]): string {
  return points.reduce((path, [x, y], index) => {
    const next = points[index + 1]
    if (index === 0 || !next) return `${path}${index ? 'L' : 'M'}${at(x, y)}`
    const middle = `${short((x + next[0]) / 2)} ${short((y + next[1]) / 2)}`
    return path + (index === 1 ? `Q${short(x)} ${short(y)} ${middle}` : `T${middle}`)
  }, '')
}

/** A lens-shaped reflection on water; all in px. */
export function sliver(x: number, y: number, width: number, height: number): string {
  return `M${at(x - width / 2, y)}q${at(width / 2, -height * 1.7)} ${Math.round(width)} 0`
}

/** Transforms a path in local units to a spot. */
export function place(path: string, spot: Spot): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) =>
    placeCommand(command, (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number), spot),
  )
}

function placeCommand(command: string, numbers: number[], spot: Spot): string {
  const { x, y, scale, scaleY = Math.abs(scale) } = spot
  // Uppercase commands are absolute, in whole px; lowercase ones are relative, in tenths.
  const isPosition = command < 'a' ? 1 : 0
  const round = (value: number) => (isPosition ? Math.round(value) : short(value))
  const across = (value: number) => round(value * scale + isPosition * x)
  const down = (value: number) => round(value * scaleY + isPosition * y)
  switch (command.toLowerCase()) {
    case 'h':
      return command + numbers.map(across).join(' ')
    case 'v':
      return command + numbers.map(down).join(' ')
    case 'a': {
      const [radiusX = 0, radiusY = 0, , large = 0, sweep = 0, endX = 0, endY = 0] = numbers
      const radii = `${short(Math.abs(radiusX * scale))} ${short(radiusY * scaleY)}`
      const turn = scale < 0 ? 1 - sweep : sweep
      return `${command}${radii} 0 ${large} ${turn} ${across(endX)} ${down(endY)}`
    }
    default:
      return command + numbers.map((n, i) => (i % 2 ? down(n) : across(n))).join(' ')
  }
}
