import type { ClockState } from '../api.ts'

const MS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 } as const

/** Formats milliseconds by their two largest units, such as '14 d', '2 h 30 m' or '-1 d'; 0 is 'none'. */
export function formatDuration(ms: number): string {
  // from an hour on, seconds that passed since the clock was set are rounded away
  const exact = Math.abs(ms)
  let rest = exact >= MS.h ? Math.round(exact / MS.m) * MS.m : exact
  const parts: string[] = []
  for (const unit of ['d', 'h', 'm', 's'] as const) {
    const count = Math.floor(rest / MS[unit])
    rest -= count * MS[unit]
    if (count > 0 && parts.length < 2) parts.push(`${count} ${unit}`)
  }
  return parts.length > 0 ? `${ms < 0 ? '-' : ''}${parts.join(' ')}` : 'none'
}

/** Describes how far a world's clock is from real time. */
export function describeClockOffset({ offsetMs, frozen }: ClockState): string {
  const distance = formatDuration(Math.abs(offsetMs))
  const offset = distance === 'none' ? 'real time' : `${distance} ${offsetMs > 0 ? 'ahead of' : 'behind'} real time`
  return frozen ? `${offset}, stopped` : offset
}
