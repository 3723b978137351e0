import { createRandomUuid } from '#app/http/random-uuid.ts'
import { readLocal, removeLocal, writeLocal } from '#app/visitor/browser-storage.ts'
import { LOCAL_STORAGE } from '#contracts/visitor.ts'

/** A browser's anonymous id, and the customer that it was last linked to. */
type Identity = { anonymousId: string; customer: string | null }

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

/** Deletes everything that analytics stores in the browser. */
export const deleteIdentity = (): void => removeLocal(LOCAL_STORAGE.analytics)

/** Parses the stored format: the anonymous id, then the customer id if any. */
function parseIdentity(text: string | undefined): Identity | null {
  const [anonymousId = '', customer] = text?.split(' ') ?? []
  return /^[0-9a-f-]{36}$/.test(anonymousId) ? { anonymousId, customer: customer || null } : null
}
