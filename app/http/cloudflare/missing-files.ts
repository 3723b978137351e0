import { definePlugin } from 'nitro'

/**
 * Replaces Nitro's `immutable` on failed responses below /assets/. Otherwise a browser would remember for a year that a new
 * build's file is missing.
 */
export default definePlugin(({ hooks }) => {
  hooks?.hook('response', ({ ok, headers }) => {
    if (!ok && headers.get('cache-control')?.includes('immutable')) headers.set('cache-control', 'private, no-store')
  })
})
