import type { World } from '../../world/world.ts'
import type { UpstreamContext } from '../upstream.ts'

/** A client of the sign-in services. */
export type Client = {
  id: string
  /** Undefined for a client that needs none. */
  secret: string | undefined
  mayRedirectTo(uri: string): boolean
  mayRedirectAfterLogoutTo(uri: string): boolean
}

/**
 * The client of an id; undefined for an unknown one. A world without registered clients accepts every id, and redirects
 * to the allowed storefronts.
 */
export function findClient(world: World, context: UpstreamContext, id: string | undefined): Client | undefined {
  if (id === undefined) return undefined
  if (world.signInClients.count() === 0) {
    // RFC 6749, 3.1.2: without a fragment
    const isOfShop = (uri: string) => !uri.includes('#') && context.isStorefrontUrl(uri)
    return { id, secret: undefined, mayRedirectTo: isOfShop, mayRedirectAfterLogoutTo: isOfShop }
  }
  const record = world.signInClients.findFirst((query) => query.where({ id }))
  return (
    record && {
      id,
      secret: record.secret ?? undefined,
      // RFC 6749, 3.1.2.3: compared as text
      mayRedirectTo: (uri) => record.redirectUris.includes(uri),
      mayRedirectAfterLogoutTo: (uri) => record.postLogoutRedirectUris.includes(uri),
    }
  )
}
