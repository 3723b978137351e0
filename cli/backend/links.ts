/** The link that makes a browser the visitor of a world and opens the shop. It loads no scenarios. */
export function getEnterUrl(
  backend: string,
  { world, region }: { world: string; region?: string | undefined },
): string {
  const url = new URL('/enter', backend)
  // Named even for the default world, because the browser may have the cookie of another one.
  url.searchParams.set('world', world)
  if (region) url.searchParams.set('region', region)
  return url.href
}

/** The home page of a region's shop. */
export const getShopUrl = (shop: string, region?: string) =>
  region && region !== 'gb' ? `${shop}/${region}` : `${shop}/`
