import { expect, test } from 'vitest'
import { setCloudflareHeaders } from './cache-headers.ts'

/** What Cloudflare's cache is told of a response with this `cache-control`. */
function tellCloudflare(cacheControl: string, { hasWorlds = false } = {}) {
  const headers = new Headers({ 'cache-control': cacheControl })
  setCloudflareHeaders(headers, { hasWorlds })
  return headers.get('cloudflare-cdn-cache-control')
}

test('Cloudflare may serve a shared page stale, and keeps it when the Worker fails [OPS-03]', () => {
  expect(tellCloudflare('public, max-age=0, s-maxage=60, stale-while-revalidate=3600')).toBe(
    'max-age=60, stale-while-revalidate=3600, stale-if-error=3600',
  )
  expect(tellCloudflare('public, s-maxage=60')).toBe('max-age=60, stale-while-revalidate=0, stale-if-error=0')
})

test('what one visitor gets is left to its own header [OPS-02]', () => {
  expect(tellCloudflare('private, no-store')).toBeNull()
  expect(tellCloudflare('private, max-age=60')).toBeNull()
})

test('Cloudflare stores nothing of simulated worlds, which share addresses', () => {
  expect(tellCloudflare('public, max-age=0, s-maxage=60', { hasWorlds: true })).toBe('no-store')
})
