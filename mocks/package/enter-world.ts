import type { BrowserContext } from '@playwright/test'
import { WORLD_COOKIE } from '#contracts/shop/visitor.ts'
import { toStoredName } from '../control/visitor-cookies.ts'
import type { VisitorState } from '../world/visitor.ts'

type Entry = { worldId: string; visitor: VisitorState; origins: readonly string[] }

/** Where storage says which world's values it was given, so that what the visitor removes stays away. */
export const ENTERED = 'spoke_entered'

/** Makes a browser the visitor of a world: its cookies at these origins, and its storage on the first page of each. */
export async function enterWorld(context: BrowserContext, { worldId, visitor, origins }: Entry) {
  const now = Math.floor(Date.now() / 1000)
  await context.addCookies(
    origins.flatMap((url) => [
      { name: WORLD_COOKIE, value: worldId, url },
      ...visitor.cookies.map(({ name, value, httpOnly, maxAgeSeconds }) => ({
        name: toStoredName({ name, httpOnly }, url.startsWith('https:')),
        value,
        httpOnly,
        expires: now + maxAgeSeconds,
        url,
      })),
    ]),
  )
  return context.addInitScript(
    ({ world, key, local, session }) => {
      const fill = (storage: Storage, values: Readonly<Record<string, string>>) => {
        if (Object.keys(values).length === 0 || storage.getItem(key) === world) return
        for (const [name, value] of Object.entries({ ...values, [key]: world })) storage.setItem(name, value)
      }
      fill(localStorage, local)
      fill(sessionStorage, session)
    },
    { world: worldId, key: ENTERED, local: visitor.localStorage, session: visitor.sessionStorage },
  )
}
