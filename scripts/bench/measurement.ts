/** One measured value beside its limit. */
export type Measurement = {
  what: string
  value: string
  /** The limit or aim in words; empty where there is none. */
  limit: string
  /** Whether the value is within its limit; absent where there is none. Only budgets of counts fail a build. */
  isMet?: boolean
  /** The value as points of plots, where it shows how something grows. */
  points?: readonly Point[]
}

/** A point of the plot with this title. */
export type Point = { plot: string; x: number; y: number }

/** The options of `npm run bench`. */
export type BenchmarkOptions = {
  /** How often each value is measured; the median counts. */
  runs: number
  /** The folder of a built Hydrogen skeleton to measure beside the shop. */
  beside?: string
  /** The paths to measure, where a benchmark measures pages; all of its own without any. */
  pages?: readonly string[]
  /** The mended faults to search for; all without any. */
  rows?: readonly string[]
  /** How long each is searched. */
  minutes?: number
}

/** A named set of measurements. */
export type Benchmark = {
  name: string
  title: string
  /** False when it needs no production build. */
  needsBuild?: false
  /** True when it takes hours and so runs by its name only. */
  isLong?: true
  run(options: BenchmarkOptions): Promise<Measurement[]>
}

/** A titled table of measurements. */
export function formatMeasurements(title: string, measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ what, value, limit, isMet }) => [
    what,
    value,
    limit,
    isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
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

export const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const formatMs = (ms: number) => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`
export const formatRate = (perSecond: number) => `${Math.round(perSecond).toLocaleString('en-GB')}/s`

/** The median of several values with the smallest and the largest: '98 (96 to 99)'. */
export const formatRange = (values: readonly number[], format: (value: number) => string): string =>
  `${format(getMedian(values))} (${format(Math.min(...values))} to ${format(Math.max(...values))})`

/** The smallest value that this share of all values does not exceed. */
export function getPercentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const getMedian = (values: readonly number[]): number => getPercentile(values, 0.5)
