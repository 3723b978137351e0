import { ALL_REGIONS, REGIONS, type Region } from './regions.ts'

const prefixedRegions = ALL_REGIONS.filter((region) => region.prefix !== '')

/** Splits a public path into region and route path: '/us/cart' is '/cart' in us. */
export function splitPath(pathname: string): { region: Region; path: string } {
  const region = prefixedRegions.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`))
  return region ? { region, path: pathname.slice(region.prefix.length) || '/' } : { region: REGIONS.gb, path: pathname }
}

/** Returns the public path of a route in a region: the reverse of splitPath. */
export function joinPath(region: Region, path: string): string {
  if (region.prefix === '') return path
  return path === '/' ? region.prefix : `${region.prefix}${path}`
}

/**
 * Creates the router's rewrite for a region: it strips the prefix before routes match and adds it to every link (REG-01).
 * The region is fixed for a router's life; changing it loads a page (REG-05).
 */
export function createRegionRewrite(region: Region) {
  return {
    input: ({ url }: { url: URL }) => setPath(url, splitPath(url.pathname).path),
    output: ({ url }: { url: URL }) => setPath(url, joinPath(region, url.pathname)),
  }
}

/** Setting parses the whole URL again, for every link of a page. */
function setPath(url: URL, path: string): URL {
  if (url.pathname !== path) url.pathname = path
  return url
}
