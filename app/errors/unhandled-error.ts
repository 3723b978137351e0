import { isBrokenOff } from './broken-off.ts'

/** A place in a file of the shop, as browsers write it in stacks: 'https://shop.example/assets/cart.js:1:234'. */
const getPlace = (stack: string, origin: string): string | undefined =>
  stack.split(/[\s()@]+/).find((word) => word.startsWith(`${origin}/`) && /:\d+:\d+$/.test(word))

/**
 * Describes an error that no code has handled, with its place in the shop's files; null for errors that are not reported:
 * of scripts that are not the shop's, like browser extensions, and of requests that were broken off.
 */
export function describeUnhandled(cause: unknown, origin: string): string | null {
  if (!(cause instanceof Error) || isBrokenOff(cause.message)) return null
  const place = getPlace(cause.stack ?? '', origin)
  return place ? `${cause.name}: ${cause.message} (${place.slice(origin.length)})` : null
}
