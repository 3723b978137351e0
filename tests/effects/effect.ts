import { expect } from 'vitest'
import type { VisitorState } from '#mocks/world/visitor.ts'
import type { Given } from '../support/backend.ts'
import { type Clients, clientsOf } from '../support/clients.ts'

/** A world in which a scenario was arranged, as the shop's own clients and the visitor's browser see it. */
export type Scene = Given & { clients: Clients }

/** What a scenario brings about, looked at; with parameters, where its defaults would keep a test waiting. */
export type Effect = Look | { params: Record<string, unknown>; look: Look }
/** May be a promise, whatever comes of it. */
type Look = (scene: Scene) => unknown

/** The effects of one department's scenarios, by the scenario's name. */
export type Effects = Readonly<Record<string, Effect>>

export const sceneOf = (given: Given): Scene => ({ ...given, clients: clientsOf(given) })

/** A call that fails with this status, or in this way. */
export const fails = (call: Promise<unknown>, how: number | string) =>
  expect(call).rejects.toMatchObject(typeof how === 'number' ? { kind: 'status', status: how } : { kind: how })

/** A call that is answered, and not before so many milliseconds. */
export async function takes(ms: number, call: () => Promise<unknown>) {
  const begun = performance.now()
  await call()
  // timers may come a millisecond early
  expect(performance.now() - begun).toBeGreaterThan(ms - 5)
}

/** What the visitor's browser has in a cookie. */
export const cookieOf = ({ cookies }: VisitorState, name: string): string | undefined => {
  const found = cookies.find((cookie) => cookie.name === name)
  return found && decodeURIComponent(found.value)
}

/** The id of the cart that the visitor remembers. */
export const cartIdOf = ({ visitor }: Scene): string => cookieOf(visitor, 'cart_id_gb') ?? ''

export const merchandise = (number: string | number) => `gid://shopify/ProductVariant/${number}`
