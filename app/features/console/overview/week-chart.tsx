import type { WeekCounts } from '#domain/console/console-api.ts'
import { COUNT_LABELS, type CountKind } from './week-labels.ts'

const BAR = 20
const GAP = 4
const HEIGHT = 88
/** A count of zero stays visible as a line. */
const LEAST = 2

/** Bars of one count by week; the table below has the numbers for screen readers. */
export function WeekChart({ weeks, kind }: { weeks: readonly WeekCounts[]; kind: CountKind }) {
  const most = Math.max(1, ...weeks.map((week) => week[kind]))
  const current = weeks.at(-1)?.[kind] ?? 0
  return (
    <figure className="console-chart">
      <figcaption>
        {COUNT_LABELS[kind]()} <b>{current}</b>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${weeks.length * (BAR + GAP) - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {weeks.map((week, at) => {
          const height = Math.max(LEAST, (week[kind] / most) * HEIGHT)
          return (
            <rect
              key={week.start}
              x={at * (BAR + GAP)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              data-current={at === weeks.length - 1 || undefined}
            />
          )
        })}
      </svg>
    </figure>
  )
}
