import { createTextResponse } from './plain-responses.ts'

/** The part of a route that decides about methods: pages have a component, endpoints have handlers. */
type MethodRoute = { options: { path?: string; component?: unknown; server?: unknown } }

/** The methods of each path without parameters. */
type PathMethods = ReadonlyMap<string, readonly string[]>

const READ = ['GET', 'HEAD'] as const

/** Collects which methods each route's path takes. */
export const collectMethods = (routes: Iterable<MethodRoute>): PathMethods =>
  new Map(Array.from(routes, ({ options }) => [options.path ?? '/', getMethods(options)]))

function getMethods({ component, server }: MethodRoute['options']): readonly string[] {
  const handled = Object.keys(getHandlers(server))
  const isReadable = component || handled.length === 0 || handled.includes('GET')
  return [...new Set([...(isReadable ? READ : []), ...handled])]
}

const getHandlers = (server: unknown): object =>
  server && typeof server === 'object' && 'handlers' in server && typeof server.handlers === 'object'
    ? (server.handlers ?? {})
    : {}

/**
 * A 405 response with Allow for a method that the path does not take, undefined otherwise. Start would render a page for
 * any method. `path` is the route's, without a region prefix.
 */
export function refuseMethod(method: string, path: string, methods: PathMethods): Response | undefined {
  const allowed = methods.get(path) ?? findByPattern(path, methods) ?? READ
  if (allowed.includes(method)) return undefined
  return createTextResponse(405, `This address takes ${allowed.join(' and ')}.`, { allow: allowed.join(', ') })
}

function findByPattern(path: string, methods: PathMethods): readonly string[] | undefined {
  const segments = path.split('/')
  const matches = (route: string) => {
    const parts = route.split('/')
    return parts.length === segments.length && parts.every((part, i) => part.startsWith('$') || part === segments[i])
  }
  for (const [route, allowed] of methods) if (matches(route)) return allowed
  return undefined
}

/** A last segment with an extension. Text and XML files have routes, like /robots.txt. */
const FILE_NAME = /\.(?!(?:txt|xml)$)[a-z0-9]{1,16}$/i

/**
 * A plain 404 for a path that only a file could have, undefined for others. Files that exist never reach the app, so a
 * rendered page would be wasted on scanners, old releases and icons that browsers guess.
 */
export const handleMissingFile = (request: Request): Response | undefined => {
  const { pathname } = new URL(request.url)
  const isFile = pathname.startsWith('/assets/') || FILE_NAME.test(pathname)
  return isFile ? createTextResponse(404, 'There is no such file.') : undefined
}

/**
 * Responds to health checks, liveness and readiness; undefined for any other path. The process holds no state, so it is
 * ready as soon as it responds; the server around it responds 'not ready' while it drains.
 */
export function handleHealthCheck(request: Request): Response | undefined {
  const { pathname } = new URL(request.url)
  return pathname === '/healthz' || pathname === '/readyz' ? Response.json({ ok: true }) : undefined
}
