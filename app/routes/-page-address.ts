import { type AnyRouter, createRouter } from '@tanstack/react-router'
import { ANY_ORIGIN, splitPath } from '#app/region/rewrite.ts'
import {
  MAX_PARAMETERS,
  MAX_QUERY,
  parseSearch,
  type SearchStrings,
  stringifySearch,
} from '#app/region/search-strings.ts'
import { routeTree } from '#app/routeTree.gen.ts'
import { REGIONS } from '#contracts/shop/regions.ts'

/** An address as its page reads it. */
export type PageAddress = {
  /**
   * Path and query with only the parameters that the page reads, normalised so that the same page always has the same
   * target.
   */
  target: string
  /** The other parameters as written, except `preview`, which selects another content of the page. */
  dropped: string[]
}

let router: { getMatchedRoutes: AnyRouter['getMatchedRoutes'] } | undefined

/**
 * A router that only matches paths; each request is rendered by its own. Created on demand, because Workers limit work at
 * startup.
 */
const getRouter = () => (router ??= createRouter({ routeTree, context: { region: REGIONS.gb } }))

/**
 * The address that a page is rendered and cached for. A page reads only the parameters that its route's `validateSearch`
 * returns, so unknown and advertising parameters reach no rendering and create no further cached page.
 */
export function toPageAddress(target: string): PageAddress {
  // Like the URL of the app's request, this drops the fragment and dot segments.
  const { pathname, search: query } = new URL(ANY_ORIGIN + target)
  const { region, path } = splitPath(pathname)
  const route = findRoute(path)
  const pagePath = route && pathname !== region.prefix ? region.prefix + toOneSpelling(path, route.fullPath) : pathname
  if (query === '') return { target: pagePath, dropped: [] }
  const search = validateSearch(route?.options.validateSearch, parseSearch(query))
  const isDropped = (pair: string) => pair !== '' && search[getName(pair)] === undefined && !isPreviewParameter(pair)
  const pairs = query.slice(1, 1 + MAX_QUERY).split('&', MAX_PARAMETERS)
  return { target: pagePath + stringifySearch(search), dropped: pairs.filter(isDropped) }
}

/** The location of a redirect within the shop with the dropped parameters added, so that campaigns survive it. */
export function restoreParameters(location: string, dropped: readonly string[]): string {
  if (!dropped.length || !/^\/(?!\/)/.test(location)) return location
  const [address = '', fragment] = location.split('#', 2)
  const restored = `${address}${address.includes('?') ? '&' : '?'}${dropped.join('&')}`
  return fragment === undefined ? restored : `${restored}#${fragment}`
}

/** The route of a page, such as '/products/$handle', for metrics by route; null for other paths. */
export const getRouteName = (pathname: string): string | null => findRoute(splitPath(pathname).path)?.fullPath ?? null

/** The route that serves a path without region; undefined where the shop has no such page. */
function findRoute(path: string) {
  const [, params, route] = getRouter().getMatchedRoutes(path)
  return route && params['**'] === undefined ? route : undefined
}

/** The parameters that a route reads; those that it set to undefined are left out by `stringifySearch`. */
const validateSearch = (validate: unknown, search: SearchStrings): SearchStrings =>
  typeof validate === 'function' ? validate(search) : {}

/** `preview` selects other content of the same page (app/content/preview). */
const isPreviewParameter = (pair: string) => getName(pair) === 'preview'

const getName = (pair: string): string => Object.keys(parseSearch(pair))[0] ?? ''

/**
 * Normalises a path: decodes unreserved characters (RFC 3986, 6.2.2.2), and spells a route's own segments as the route does,
 * because the router ignores their case. The router redirects other differences.
 */
function toOneSpelling(path: string, routePath: string): string {
  const routeSegments = routePath.split('/')
  const segments = path.split('/').map(decodeUnreserved)
  if (segments.length !== routeSegments.length) return path
  return segments
    .map((segment, index) => {
      const routeSegment = routeSegments[index] ?? ''
      const paramEnd = routeSegment.startsWith('$') ? routeSegment.length : routeSegment.indexOf('}') + 1
      const ownSuffix = routeSegment.slice(paramEnd)
      return segment.slice(0, segment.length - ownSuffix.length) + ownSuffix
    })
    .join('/')
}

const decodeUnreserved = (segment: string): string =>
  segment.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escaped.toUpperCase()
  })
