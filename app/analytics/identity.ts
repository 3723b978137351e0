import { createRandomUuid } from '#app/http/ids.ts'
import { readLocal, writeLocal } from '#app/visitor/browser-state.ts'
import { LOCAL_STORAGE } from '#contracts/shop/visitor.ts'

/** A browser's anonymous id, and the customer that it is linked to. */
export type Identity = { anonymousId: string; customer: string | null }

/** Returns the stored identity, or creates one. */
export function getIdentity(): Identity {
  const stored = parseIdentity(readLocal(LOCAL_STORAGE.analytics))
  if (stored) return stored
  const created = { anonymousId: createRandomUuid(), customer: null }
  saveIdentity(created)
  return created
}

export const saveIdentity = ({ anonymousId, customer }: Identity): void =>
  writeLocal(LOCAL_STORAGE.analytics, [anonymousId, customer].filter(Boolean).join(' '))

/**
 * Returns the identity for the customer who is signed in now, if any. Once an anonymous id is linked to a customer, other
 * visitors of the browser get a new one.
 */
export const resolveIdentity = (customer: string | null, stored: Identity): Identity =>
  stored.customer === customer
    ? stored
    : { anonymousId: stored.customer ? createRandomUuid() : stored.anonymousId, customer }

/** Parses the stored format: the anonymous id, then the customer id if any. */
function parseIdentity(text: string | undefined): Identity | null {
  const [, anonymousId = '', customer] = /^([0-9a-f-]{36})(?: (.+))?$/s.exec(text ?? '') ?? []
  return anonymousId ? { anonymousId, customer: customer ?? null } : null
}
