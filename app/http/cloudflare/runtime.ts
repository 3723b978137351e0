import { getRequestContext } from '#app/request-context.ts'

/** Cloudflare's binding to a class of Durable Objects, as far as the shop uses it. */
export type ObjectNamespace = {
  idFromName(name: string): unknown
  get(id: unknown): { fetch(url: string, init?: RequestInit): Promise<Response> }
}

/** Cloudflare's cache in front of the Worker, as far as the shop uses it (`cache` in wrangler.json). */
export type WorkersCache = {
  purge(options: { tags: readonly string[] }): Promise<{ success: boolean; errors?: readonly { message: string }[] }>
}

type Objects = { RATE_LIMITS?: ObjectNamespace; PURGES?: ObjectNamespace }
type Runtime = { cloudflare?: { env?: Objects; context?: { cache?: WorkersCache } } }

let objects: Objects | undefined

declare module '#app/request-context.ts' {
  interface RequestContext {
    workersCache?: WorkersCache
  }
}

/**
 * Stores what Nitro adds to requests on Cloudflare: the bindings, which all requests share, and the cache in front of the
 * Worker.
 */
export function registerRuntime(request: Request, received: Request & { runtime?: Runtime }): void {
  const { env, context } = received.runtime?.cloudflare ?? {}
  objects ??= env
  if (context?.cache) getRequestContext(request).workersCache = context.cache
}

/** The binding to a class of Durable Objects; undefined on any other platform, or without it. */
export const getObjects = (binding: keyof Objects): ObjectNamespace | undefined => objects?.[binding]

/** The cache in front of the Worker; undefined on any other platform, or where it is off. */
export const getWorkersCache = (request: Request): WorkersCache | undefined => getRequestContext(request).workersCache
