import type { App } from './request-handler.ts'

/** An app that responds with `fetch`. Its pages read no parameters, and previews are for one visitor only. */
export const anApp = (fetch: App['fetch']): App => ({
  fetch,
  toSharedAddress(target) {
    const [path = '', query] = target.split('?', 2)
    return query === 'preview=true' ? null : { target: path, dropped: query ? [query] : [] }
  },
  getRouteName: (pathname) => (pathname === '/' || pathname.startsWith('/products/') ? '/products/$handle' : null),
  listenForPurges: async () => ({ close() {} }),
  getUpstreamCacheSize: () => ({ entries: 0, bytes: 0 }),
  listServices: () => [],
  restoreParameters: (location, dropped) => (dropped.length ? `${location}?${dropped.join('&')}` : location),
})
