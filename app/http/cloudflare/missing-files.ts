import { definePlugin } from 'nitro'

/**
 * Nitro says of all addresses below /assets/ that they never change, also of those that do not exist (yet): a browser would
 * remember for a year that a new build's file is missing.
 */
export default definePlugin(({ hooks }) => {
  hooks?.hook('response', ({ ok, headers }) => {
    if (!ok && headers.get('cache-control')?.includes('immutable')) headers.set('cache-control', 'private, no-store')
  })
})
