import { ALL_REGIONS, REGIONS, type Region } from './regions.ts'

const prefixed = ALL_REGIONS.filter((region) => region.prefix !== '')

/** Splits a public path into its region and the path that routes are written in: '/us/cart' is the us shop's '/cart'. */
export function splitPath(pathname: string): { region: Region; path: string } {
  const region = prefixed.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`))
  return region ? { region, path: pathname.slice(region.prefix.length) || '/' } : { region: REGIONS.gb, path: pathname }
}

/** The public path of a route in a region: the reverse of splitPath. */
export function joinPath(region: Region, path: string): string {
  if (region.prefix === '') return path
  return path === '/' ? region.prefix : `${region.prefix}${path}`
}

/**
 * The router's rewrite for one region: prefixes are stripped before routes match and every link gains its own (REG-01),
 * so no link in the code carries one. The region is fixed for a router's life; changing it is a page load (REG-05).
 * Paths that are not pages (server functions, files) stay as they are.
 */
export function regionRewrite(region: Region) {
  return {
    input: ({ url }: { url: URL }) => {
      url.pathname = splitPath(url.pathname).path
      return url
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = joinPath(region, url.pathname)
      return url
    },
  }
}
