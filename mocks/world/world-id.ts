import { readWorldId } from '#contracts/world-id.ts'
import { DEFAULT_WORLD } from './worlds.ts'

/** The id of the world that a request belongs to: the one that it names, else the default. */
export const getWorldId = (headers: Headers): string =>
  readWorldId({ baggage: headers.get('baggage'), cookie: headers.get('cookie') }) ?? DEFAULT_WORLD
