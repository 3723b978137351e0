import { readWorldId } from '#contracts/world-id.ts'

/** The world of requests that name none. It never expires, and it is the one saved on disk. */
export const DEFAULT_WORLD = 'default'
/** What the id of a world looks like. */
export const WORLD_ID = /^[a-z0-9-]{1,64}$/

/** The id of the world that a request belongs to: the one that it names, else the default. */
export const getWorldId = (headers: Headers): string =>
  readWorldId({ baggage: headers.get('baggage'), cookie: headers.get('cookie') }) ?? DEFAULT_WORLD
