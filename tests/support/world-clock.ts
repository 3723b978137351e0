import type { BrowserContext } from '@playwright/test'
import type { ClockRequest } from '#mocks/control/api.ts'
import type { ControlClient } from '#mocks/control/client.ts'

/** Moves the time of a test's world and of its browser together. Each method resolves to the new time. */
export type WorldClock = {
  set(to: Date | string): Promise<Date>
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): Promise<Date>
  /** Stops both clocks; timers of the page go on. */
  freeze(): Promise<Date>
}

/**
 * Returns the clock of a world and a browser context. In the browser it changes `Date`, and shortens the lifetime of
 * cookies by as much as the clock advances.
 */
export function createWorldClock(control: ControlClient, id: string, context: BrowserContext): WorldClock {
  const move = async (change: ClockRequest): Promise<Date> => {
    const before = await control.clock(id)
    const { now, frozen } = await control.setClock(id, change)
    const time = new Date(now)
    if (frozen) await context.clock.setFixedTime(time)
    else await context.clock.setSystemTime(time)
    await ageCookies(context, time.getTime() - Date.parse(before.now))
    return time
  }
  return {
    set: (to) => move({ set: new Date(to).toISOString() }),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
      move({ advanceMs: (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 }),
    freeze: () => move({ frozen: true }),
  }
}

/** Moves expiry dates back, because cookies expire by the browser's real clock. */
async function ageCookies(context: BrowserContext, ms: number): Promise<void> {
  if (ms <= 0) return
  for (const cookie of await context.cookies()) {
    // -1 marks a session cookie
    if (cookie.expires < 0) continue
    const expires = cookie.expires - ms / 1000
    if (expires * 1000 <= Date.now()) await context.clearCookies({ name: cookie.name, domain: cookie.domain })
    else await context.addCookies([{ ...cookie, expires }])
  }
}
