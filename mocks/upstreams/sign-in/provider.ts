import type { RegionCode } from '#contracts/shop/regions.ts'
import type { World } from '../../world/world.ts'
import { getStoreUrls } from '../store-urls.ts'
import type { UpstreamContext } from '../upstream.ts'

/** The sign-in service of one store, as its endpoints see it. */
export type Provider = { context: UpstreamContext; region: RegionCode }

/** The issuer at the address of a request, which is also the base of the endpoints: each store has its own, as at Shopify. */
export const getIssuer = ({ context, region }: Provider, request: Request): string =>
  getStoreUrls(request, context.origin(), region).signIn

/** The world's time in seconds since 1970. */
export const getSeconds = ({ clock }: Pick<World, 'clock'>): number => Math.floor(clock.now().getTime() / 1000)
