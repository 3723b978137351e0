/** One number of a benchmark, with what it is held against. */
export type Measurement = {
  what: string
  value: string
  /** The limit or aim it is held against, in words. */
  limit: string
  /** Whether the limit is kept; left out where there is none. Only byte budgets fail a build. */
  kept?: boolean
}

/** A benchmark: a title, and what it measured. */
export type Benchmark = {
  name: string
  title: string
  /** Whether the production build has to be there; it does, if this is left out. */
  needsBuild?: false
  run(): Promise<Measurement[]>
}

export function tableOf(title: string, measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ what, value, limit, kept }) => [
    what,
    value,
    limit,
    kept === undefined ? '' : kept ? 'kept' : 'MISSED',
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  )
  return `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const milliseconds = (ms: number) => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`
export const perSecond = (count: number) => `${Math.round(count).toLocaleString('en-GB')}/s`

/** The value that this share of all is at or below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
