import type { LocationRewrite } from '@tanstack/react-router'
import { ALL_REGIONS, REGIONS, type Region } from '#contracts/shop/regions.ts'

const prefixedRegions = ALL_REGIONS.filter((region) => region.prefix !== '')

/** Splits a public path into region and route path: '/us/cart' is '/cart' in us. */
export function splitPath(pathname: string): { region: Region; path: string } {
  const region = prefixedRegions.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`))
  return region ? { region, path: pathname.slice(region.prefix.length) || '/' } : { region: REGIONS.gb, path: pathname }
}

/** Matches the path of the home page, with or without query and hash. */
const ROOT = /^\/(?:[?#]|$)/

/** Returns the public path of a route in a region, which may have a query and a hash: the reverse of splitPath. */
export function joinPath({ prefix }: Region, path: string): string {
  if (prefix === '') return path
  return ROOT.test(path) ? `${prefix}${path.slice(1)}` : `${prefix}${path}`
}

type Rewrite = Record<'input' | 'output', (location: { url: URL }) => URL>

const rewrites = new Map<Region, Rewrite>(
  prefixedRegions.map((region) => [
    region,
    {
      input: ({ url }) => setPath(url, splitPath(url.pathname).path),
      output: ({ url }) => setPath(url, joinPath(region, url.pathname)),
    },
  ]),
)

/**
 * The router's rewrite for a region, which removes the prefix before routes match and adds it to links (REG-01).
 * Undefined for the region without a prefix, because the router would parse every link; a change of region loads a new
 * page (REG-05).
 */
export const getRegionRewrite = (region: Region): Rewrite | undefined => rewrites.get(region)

/**
 * Matches paths, with query and hash, that URL parsing leaves unchanged: no other host, no dot segments, nothing to
 * encode.
 */
const PLAIN = /^\/(?!\/|.*\/\.)[\w\-.~/?=&+,#]*$/

/** An origin for parsing and rewriting paths; any would do. */
export const ANY_ORIGIN = 'https://shop.invalid'

/**
 * Returns a path with query and hash as the router writes it in links with this rewrite. Plain paths are not parsed,
 * because lists have hundreds of them.
 */
export function rewritePath(region: Region, rewrite: LocationRewrite | undefined, path: string): string {
  if (rewrite === getRegionRewrite(region) && PLAIN.test(path)) return joinPath(region, path)
  const url = new URL(path, ANY_ORIGIN)
  rewrite?.output?.({ url })
  return url.pathname + url.search + url.hash
}

/** Setting a pathname parses the whole URL again, so unchanged ones are skipped. */
function setPath(url: URL, path: string): URL {
  if (url.pathname !== path) url.pathname = path
  return url
}
