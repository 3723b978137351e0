import { fillStorage, refuseStorage } from '#cli/survive/browser-conditions.ts'
import type { Condition } from './condition.ts'

/** A browser whose settings refuse storage: already reading it throws. */
export const storageThrows: Condition = (page) => page.addInitScript(refuseStorage)

/** A browser whose storage has no room left. */
export const storageFull: Condition = (page) => page.addInitScript(fillStorage)

/** The browser inside another app, which keeps storage for one page only. */
export const inApp: Condition = (page) =>
  page.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
