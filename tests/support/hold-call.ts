import type { Page } from '@playwright/test'
import { getServerFunction } from './server-function.ts'

/** Holds the next call of a server function; `sendFirst`: it is made, and only its response is late. */
export async function holdCall(page: Page, name: string, { sendFirst = false } = {}) {
  const isHeld = Promise.withResolvers<void>()
  const isReleased = Promise.withResolvers<void>()
  await page.route(
    getServerFunction(name),
    async (route) => {
      const response = sendFirst ? await route.fetch() : undefined
      isHeld.resolve()
      await isReleased.promise
      await (response ? route.fulfill({ response }) : route.continue())
    },
    { times: 1 },
  )
  return {
    isHeld: isHeld.promise,
    /** Lets it go on, until the page has done what follows. */
    async release() {
      const answered = page.waitForResponse(getServerFunction(name))
      isReleased.resolve()
      await (await answered).finished()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))))
    },
  }
}
