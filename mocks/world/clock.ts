/** What has to be kept of a clock to restore it. Milliseconds. */
export type ClockSettings = {
  /** Between the world's time and real time, while the clock runs. */
  offset: number
  /** The moment at which it stands still, if it does. */
  frozenAt: number | null
}

/** A world's time. It ticks with real time, from wherever a scenario or a test has set it, until it is frozen. */
export type Clock = {
  now(): Date
  /** Milliseconds between the world's time and real time. */
  readonly offset: number
  readonly frozen: boolean
  set(date: Date): void
  advance(ms: number): void
  /** Stops the clock where it is, or lets it run on from there. */
  freeze(frozen: boolean): void
  /** Back to the time at which the world began, running. */
  reset(): void
  settings(): ClockSettings
}

export type ClockOptions = {
  kept?: ClockSettings
  /** What `reset` goes back to: the offset from real time that every new world begins with. */
  home?: number
  /** Real time in milliseconds; tests pass their own. */
  real?: () => number
  changed?: () => void
}

export function createClock({ kept, home = 0, real = Date.now, changed = () => {} }: ClockOptions = {}): Clock {
  let { offset, frozenAt } = kept ?? { offset: home, frozenAt: null }
  const now = () => frozenAt ?? real() + offset
  const move = (to: number) => {
    if (frozenAt === null) offset = to - real()
    else frozenAt = to
    changed()
  }
  return {
    now: () => new Date(now()),
    get offset() {
      return frozenAt === null ? offset : frozenAt - real()
    },
    get frozen() {
      return frozenAt !== null
    },
    set: (date) => move(date.getTime()),
    advance(ms) {
      if (frozenAt === null) offset += ms
      else frozenAt += ms
      changed()
    },
    freeze(frozen) {
      if (frozen) frozenAt ??= now()
      else if (frozenAt !== null) {
        offset = frozenAt - real()
        frozenAt = null
      }
      changed()
    },
    reset() {
      offset = home
      frozenAt = null
      changed()
    },
    settings: () => ({ offset, frozenAt }),
  }
}
