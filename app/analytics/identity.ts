import { store, stored, unstore } from '#app/visitor/browser-storage.ts'
import { STORED } from '#contracts/visitor.ts'

/** Under which number a browser is counted, and the customer whom that number was last said to be. */
export type Identity = { anonymousId: string; customer: string | null }

/** The identity this browser keeps; a new one where it keeps none that can be read. */
export function identity(): Identity {
  const known = parseIdentity(stored(STORED.analytics))
  if (known) return known
  const made = { anonymousId: crypto.randomUUID(), customer: null }
  keepIdentity(made)
  return made
}

export const keepIdentity = ({ anonymousId, customer }: Identity): void =>
  store(STORED.analytics, [anonymousId, customer].filter(Boolean).join(' '))

/** All that analytics keeps in a browser, gone. */
export const forgetIdentity = (): void => unstore(STORED.analytics)

/** Written as two words: a random number, and a customer's. */
function parseIdentity(text: string | undefined): Identity | null {
  const [anonymousId = '', customer] = text?.split(' ') ?? []
  return /^[0-9a-f-]{36}$/.test(anonymousId) ? { anonymousId, customer: customer || null } : null
}
