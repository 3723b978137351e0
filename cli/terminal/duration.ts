import { InvalidArgumentError } from 'commander'

const UNITS_IN_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const

/** Milliseconds of a text like 14d, 2h30m, 90s or -1d. Throws commander's InvalidArgumentError for any other. */
export function parseDuration(text: string): number {
  const unsigned = text.replace(/^[+-]/, '')
  const parts = [...unsigned.matchAll(/(\d+(?:\.\d+)?)(ms|[smhdw])/gy)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== unsigned) {
    throw new InvalidArgumentError('Expected a time like 14d, 2h30m or -1d (units: w, d, h, m, s, ms).')
  }
  const ms = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * UNITS_IN_MS[unit as keyof typeof UNITS_IN_MS],
    0,
  )
  return (text.startsWith('-') ? -1 : 1) * Math.round(ms)
}
