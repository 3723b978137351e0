import { INCOMPLETE } from './finish-response.ts'

/** Seconds. A CDN may serve a page for a minute without asking, and for an hour more while it asks anew (OPS-03). */
const FRESH_S = 60
const STALE_S = 3600

/** The rule for pages that are the same for everyone in a region. */
export const publicPage = (): Record<string, string> => ({
  'cache-control': `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}`,
})

/**
 * The rule for pages that are the same for everyone and that hardly anybody asks for twice: there are more ways to narrow a
 * collection than any cache can hold, and an address may say anything. Browsers may go back to them; caches keep none.
 */
export const rarePage = (): Record<string, string> => ({ 'cache-control': `private, max-age=${FRESH_S}` })

/** Says that a page lacks something that its upstream failed to give, so that nobody keeps it. */
export const incompletePage = (): Record<string, string> => ({ [INCOMPLETE]: '1' })
