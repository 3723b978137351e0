import type { ClockState } from '../api.ts'

const MS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 } as const

/** '14 d', '2 h 30 m', '-1 d': the two largest units of a time in ms; 'none' for nothing. */
export function durationInWords(ms: number): string {
  // nobody who set a clock an hour on wants to read of the milliseconds since
  const exact = Math.abs(ms)
  let left = exact >= MS.h ? Math.round(exact / MS.m) * MS.m : exact
  const words: string[] = []
  for (const unit of ['d', 'h', 'm', 's'] as const) {
    const count = Math.floor(left / MS[unit])
    left -= count * MS[unit]
    if (count > 0 && words.length < 2) words.push(`${count} ${unit}`)
  }
  return words.length > 0 ? `${ms < 0 ? '-' : ''}${words.join(' ')}` : 'none'
}

/** How far a world's time is from the real one. */
export function offsetInWords({ offsetMs, frozen }: ClockState): string {
  const way = durationInWords(Math.abs(offsetMs))
  const apart = way === 'none' ? 'real time' : `${way} ${offsetMs > 0 ? 'ahead of' : 'behind'} real time`
  return frozen ? `${apart}, stopped` : apart
}
