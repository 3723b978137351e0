import { InvalidArgumentError } from 'commander'

const MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const

/** Milliseconds from 14d, 2h30m, 90s, -1d. Thrown: what commander says of an argument that is none. */
export function durationInMs(text: string): number {
  const sign = text.startsWith('-') ? -1 : 1
  const parts = [...text.replace(/^[+-]/, '').matchAll(/(\d+(?:\.\d+)?)(ms|[smhdw])/gy)]
  const read = parts.map(([part]) => part).join('')
  if (parts.length === 0 || read.length !== text.replace(/^[+-]/, '').length)
    throw new InvalidArgumentError('It is a time like 14d, 2h30m or -1d (w, d, h, m, s, ms).')
  return sign * Math.round(parts.reduce((sum, [, count, unit]) => sum + Number(count) * MS[unit as keyof typeof MS], 0))
}
