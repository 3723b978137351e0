import { createControlClient } from '#mocks/control/client.ts'
import type { Check } from '../run-checks.ts'

/** In ms: a second that no isolate need ask in, and the answers; a busy machine gets more. */
const LONGEST_MS = 10_000

/** What a webhook changes under workerd, in the isolate that takes it and in another one. */
export function createPurgeChecks(backend: string, second: string): readonly Check<string>[] {
  const showsBanner = async (origin: string) => (await (await fetch(origin)).text()).includes('The last of summer')
  return [
    {
      title: 'a changed sentence is in both isolates after the webhook of the content service',
      async run(first) {
        // both cache for ten minutes
        if ((await showsBanner(first)) || (await showsBanner(second))) return false
        await createControlClient({ origin: backend }).load('default', ['flash-banner-code-expired'])
        const isShown = await Promise.all([first, second].map((origin) => waitUntil(() => showsBanner(origin))))
        return isShown.every(Boolean)
      },
    },
    {
      title: 'Cloudflare’s cache may serve shared pages stale, by tags that webhooks purge, and no personal ones',
      async run(first) {
        const [page, cart] = await Promise.all([fetch(`${first}/products/heroes-navy`), fetch(`${first}/cart`)])
        return (
          page.headers.get(CLOUDFLARE) === 'max-age=60, stale-while-revalidate=3600, stale-if-error=3600' &&
          page.headers.get('cache-tag')?.split(',').includes('product:gb:2001') === true &&
          !cart.headers.has(CLOUDFLARE) &&
          cart.headers.get('cache-control') === 'private, no-store'
        )
      },
    },
    {
      title: 'every response says whether it may be stored: without a word Cloudflare would store it',
      async run(first) {
        const paths = ['/no-such-page', '/assets/x.js', '/healthz', '/preview?key=wrong', '/cart/1:1', '/robots.txt']
        const responses = await Promise.all(paths.map((path) => fetch(first + path, { redirect: 'manual' })))
        return responses.every(({ headers }) => /no-store|s-maxage/.test(headers.get('cache-control') ?? ''))
      },
    },
  ]
}

const CLOUDFLARE = 'cloudflare-cdn-cache-control'

async function waitUntil(isDone: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + LONGEST_MS
  while (performance.now() < end) {
    if (await isDone()) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
