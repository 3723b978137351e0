import { expect } from 'vitest'
import type { Given } from '#mocks/package/given.ts'
import type { VisitorState } from '#mocks/world/visitor.ts'
import { type Clients, createClients } from '../support/clients.ts'

/** A world with a loaded scenario, and the shop's clients for it. */
export type Scene = Given & { clients: Clients }

/** The check of a scenario. It sets parameters if the scenario's defaults would slow down the test. */
type Effect = Check | { params: Record<string, unknown>; check: Check }
/** May return a promise. */
type Check = (scene: Scene) => unknown

/** The checks of a department's scenarios, by scenario name. */
export type Effects = Readonly<Record<string, Effect>>

export const createScene = (given: Given): Scene => ({ ...given, clients: createClients(given) })

/** Expects a call to fail with a status, or with a kind of UpstreamError. */
export const expectFailure = (call: Promise<unknown>, reason: number | string) =>
  expect(call).rejects.toMatchObject(typeof reason === 'number' ? { kind: 'status', status: reason } : { kind: reason })

/** Expects a call to succeed after at least `ms` milliseconds. */
export async function expectDelay(ms: number, call: () => Promise<unknown>) {
  const startedAt = performance.now()
  await call()
  // timers may fire a millisecond early
  expect(performance.now() - startedAt).toBeGreaterThan(ms - 5)
}

/** The decoded value of a visitor's cookie. */
export const getCookie = ({ cookies }: VisitorState, name: string): string | undefined => {
  const cookie = cookies.find((candidate) => candidate.name === name)
  return cookie && decodeURIComponent(cookie.value)
}

/** The id of the visitor's gb cart; empty without one. */
export const getCartId = ({ visitor }: Scene): string => getCookie(visitor, 'cart_id_gb') ?? ''

export const toVariantId = (number: string | number) => `gid://shopify/ProductVariant/${number}`
