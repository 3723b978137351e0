const DAY_MS = 86_400_000

/** What restores a clock. Milliseconds. */
export type ClockSettings = {
  /** Between the world's time and real time, while the clock runs. */
  offset: number
  /** The time at which the clock is frozen, or null. */
  frozenAt: number | null
}

/** A world's time. It runs with real time at an offset until it is frozen. */
export type Clock = {
  now(): Date
  /** Milliseconds between the world's time and real time. */
  readonly offset: number
  readonly frozen: boolean
  /** Whether the clock runs from the time at which the world began, as after `reset`. */
  readonly isAtStart: boolean
  set(date: Date): void
  advance(ms: number): void
  /** Stops the clock, or lets it run on from where it is. */
  freeze(frozen: boolean): void
  /** Goes back to the time at which the world began, running. */
  reset(): void
  getSettings(): ClockSettings
}

type ClockOptions = {
  saved?: ClockSettings
  /** The offset from real time with which the world began. */
  startOffset?: number
  /** Real time in milliseconds; tests pass their own. */
  getRealTime?: () => number
  onChange?: () => void
}

export function createClock({
  saved,
  startOffset = 0,
  getRealTime = Date.now,
  onChange = () => {},
}: ClockOptions = {}): Clock {
  let { offset, frozenAt } = saved ?? { offset: startOffset, frozenAt: null }
  const now = () => frozenAt ?? getRealTime() + offset
  const moveTo = (time: number) => {
    if (frozenAt === null) offset = time - getRealTime()
    else frozenAt = time
    onChange()
  }
  return {
    now: () => new Date(now()),
    get offset() {
      return frozenAt === null ? offset : frozenAt - getRealTime()
    },
    get frozen() {
      return frozenAt !== null
    },
    get isAtStart() {
      return frozenAt === null && offset === startOffset
    },
    set: (date) => moveTo(date.getTime()),
    advance(ms) {
      if (frozenAt === null) offset += ms
      else frozenAt += ms
      onChange()
    },
    freeze(frozen) {
      if (frozen) frozenAt ??= now()
      else if (frozenAt !== null) {
        offset = frozenAt - getRealTime()
        frozenAt = null
      }
      onChange()
    },
    reset() {
      offset = startOffset
      frozenAt = null
      onChange()
    },
    getSettings: () => ({ offset, frozenAt }),
  }
}

/** An ISO date of so many days before the world's time. */
export const getDaysAgo = (clock: Pick<Clock, 'now'>, days: number): string =>
  new Date(clock.now().getTime() - days * DAY_MS).toISOString()
