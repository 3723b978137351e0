import { sendWithoutCookies } from '#cli/survive/browser-conditions.ts'
import { toWorldBaggage } from '#contracts/world-id.ts'
import type { Condition } from './condition.ts'
import { storageThrows } from './storage.ts'

/** A browser that takes and sends no cookie, and refuses storage with them. The world comes with a header instead. */
export const cookiesRefused: Condition = async (page, worldId) => {
  await storageThrows(page, worldId)
  const context = page.context()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await context.clearCookies()
  await page.setExtraHTTPHeaders({ baggage: toWorldBaggage(worldId) })
  await page.route(
    ({ pathname }) => !pathname.startsWith('/assets/'),
    (route) => sendWithoutCookies(route, context),
  )
}
