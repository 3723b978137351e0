import type { BrowserContext } from '@playwright/test'
import { WORLD_COOKIE } from '#contracts/visitor.ts'
import { toStoredName } from '../control/visitor-cookies.ts'
import type { VisitorState } from '../world/visitor.ts'

type Entry = { worldId: string; visitor: VisitorState; origins: readonly string[] }

/** Makes a browser the visitor of a world: its cookies at these origins, and its storage on every page of the context. */
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
    ([local, session]) => {
      for (const [key, value] of Object.entries(local ?? {})) localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(session ?? {})) sessionStorage.setItem(key, value)
    },
    [visitor.localStorage, visitor.sessionStorage],
  )
}
