/** A world's time. It ticks with real time, from wherever a scenario or a test has set it. */
export type Clock = {
  now(): Date
  /** Milliseconds between the world's time and real time: what has to be kept to restore the clock. */
  readonly offset: number
  set(date: Date): void
  advance(ms: number): void
}

/** @param real Real time in milliseconds; tests pass their own. */
export function createClock(offset = 0, real: () => number = Date.now, changed = () => {}): Clock {
  let shift = offset
  return {
    now: () => new Date(real() + shift),
    get offset() {
      return shift
    },
    set(date) {
      shift = date.getTime() - real()
      changed()
    },
    advance(ms) {
      shift += ms
      changed()
    },
  }
}
