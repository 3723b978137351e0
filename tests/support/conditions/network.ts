import { setTimeout } from 'node:timers/promises'
import type { Condition } from './condition.ts'

/** How long each script takes, in ms. */
const LATE_MS = 1_500

/** Scripts that come long after the page, so that presses come before them. */
export const scriptLate: Condition = (page) =>
  page.route('**/assets/*.js', async (route) => {
    await setTimeout(LATE_MS)
    await route.continue()
  })

/** A phone in the countryside: 400 ms to the server and back, 400 kbit/s. */
export const slowNetwork: Condition = async (page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const bytes = 400_000 / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
}
