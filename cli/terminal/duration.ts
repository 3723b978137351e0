import { InvalidArgumentError } from 'commander'

const UNITS_IN_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const

/** Milliseconds of a text like 14d, 2h30m, 90s or -1d. Throws commander's InvalidArgumentError for any other. */
export function parseDuration(text: string): number {
  const ms = sumParts(text.replace(/^[+-]/, '')) ?? refuseTime(text, '14d, 2h30m or -1d')
  return text.startsWith('-') ? -ms : ms
}

/** Milliseconds of a text like 800ms or 2s, to wait for. Throws commander's InvalidArgumentError for any other. */
export const parseWait = (text: string): number => sumParts(text) ?? refuseTime(text, '800ms or 2s')

/** Undefined for what is no time. */
function sumParts(text: string): number | undefined {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhdw])/gy)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) return undefined
  return Math.round(
    parts.reduce((sum, [, count, unit]) => sum + Number(count) * UNITS_IN_MS[unit as keyof typeof UNITS_IN_MS], 0),
  )
}

function refuseTime(text: string, examples: string): never {
  const reason = /^[+-]?[\d.]+$/.test(text) ? `${text} has no unit. ` : ''
  throw new InvalidArgumentError(`${reason}Expected a time like ${examples} (units: w, d, h, m, s, ms).`)
}
