/** The link that loads scenarios, gives the browser what their visitor carries and goes on to the shop. */
export function enterUrl(
  backend: string,
  scenarios: readonly string[],
  { world, region }: { world?: string | undefined; region?: string | undefined } = {},
): string {
  const url = new URL(`/enter/${scenarios.join(',')}`, backend)
  if (world && world !== 'default') url.searchParams.set('world', world)
  if (region) url.searchParams.set('region', region)
  return url.href
}

/** Where a region's shop begins. */
export const shopUrl = (shop: string, region?: string) => (region && region !== 'gb' ? `${shop}/${region}` : `${shop}/`)
