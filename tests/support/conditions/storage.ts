import type { Condition } from './condition.ts'

/** A browser whose settings refuse storage: already reading it throws. */
export const storageThrows: Condition = (page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  })

/** A browser whose storage has no room left. */
export const storageFull: Condition = (page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })

/** The browser inside another app, which keeps storage for one page only. */
export const inApp: Condition = (page) =>
  page.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
