import { availableParallelism, loadavg } from 'node:os'

/** One measurement with the peer or limit of the same run. */
export type Row = { what: string; unit: string; ours: number; peer: string; theirs: number }

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** The load average of the last minute, reported with every figure. */
export function loadAverage(): string {
  return `load ${(loadavg()[0] ?? Number.NaN).toFixed(1)} on ${availableParallelism()} processors`
}

/** Prints a table; the last column is the ratio to the peer, the only figure comparable between machines. */
export function printRows(title: string, rows: readonly Row[]): void {
  const figure = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))
  const lines = rows.map((row) => [
    row.what,
    `${figure(row.ours)} ${row.unit}`,
    `${row.peer}: ${figure(row.theirs)} ${row.unit}`,
    `${figure(row.ours / row.theirs)}x`,
  ])
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  const text = lines.map((line) =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  )
  process.stdout.write(`\n${title}\n${text.join('\n')}\n`)
}
