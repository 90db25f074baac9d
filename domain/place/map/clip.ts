export type Place = [x: number, y: number]
export type Line = Place[]
export type Frame = { left: number; top: number; right: number; bottom: number }

type Edge = { isInside: (place: Place) => boolean; axis: 0 | 1; at: number }

const edgesOf = ({ left, top, right, bottom }: Frame): readonly Edge[] => [
  { isInside: ([x]) => x >= left, axis: 0, at: left },
  { isInside: ([x]) => x <= right, axis: 0, at: right },
  { isInside: ([, y]) => y >= top, axis: 1, at: top },
  { isInside: ([, y]) => y <= bottom, axis: 1, at: bottom },
]

/** A ring cut to a frame, edge by edge (Sutherland and Hodgman); empty when it lies outside. */
export function clippedRing(ring: Line, frame: Frame): Line {
  return edgesOf(frame).reduce<Line>((line, { isInside, axis, at }) => {
    return line.flatMap((place, index) => {
      const before = line.at(index - 1) ?? place
      const crossing =
        isInside(place) === isInside(before) ? [] : [crossingOf(before, place, axis, at)]
      return isInside(place) ? [...crossing, place] : crossing
    })
  }, ring)
}

function crossingOf(from: Place, to: Place, axis: 0 | 1, at: number): Place {
  const share = (at - from[axis]) / (to[axis] - from[axis])
  const other = from[1 - axis === 0 ? 0 : 1] + share * ((to[1 - axis] ?? 0) - (from[1 - axis] ?? 0))
  return axis === 0 ? [at, other] : [other, at]
}

/** The stretches of a line that touch a frame; their ends may lie outside. */
export function clippedLine(line: Line, frame: Frame): Line[] {
  const edges = edgesOf(frame)
  const stretches: Line[] = []
  let current: Line = []
  for (const [index, place] of line.entries()) {
    const before = line[index - 1]
    if (!before) continue
    const isOutside = edges.some(({ isInside }) => !isInside(before) && !isInside(place))
    if (isOutside) current = []
    else if (current.length > 0) current.push(place)
    else {
      current = [before, place]
      stretches.push(current)
    }
  }
  return stretches
}
