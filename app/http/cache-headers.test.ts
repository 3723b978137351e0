import { expect, test } from 'vitest'
import { setCloudflareHeaders } from './cache-headers.ts'

/** The header that Cloudflare's cache gets for a response with this `cache-control`. */
function getCloudflareHeader(cacheControl: string, { hasWorlds = false } = {}) {
  const headers = new Headers({ 'cache-control': cacheControl })
  setCloudflareHeaders(headers, { hasWorlds })
  return headers.get('cloudflare-cdn-cache-control')
}

test('Cloudflare may serve a shared page stale, and keeps it when the Worker fails [OPS-03]', () => {
  expect(getCloudflareHeader('public, max-age=0, s-maxage=60, stale-while-revalidate=3600')).toBe(
    'max-age=60, stale-while-revalidate=3600, stale-if-error=3600',
  )
  expect(getCloudflareHeader('public, s-maxage=60')).toBe('max-age=60, stale-while-revalidate=0, stale-if-error=0')
})

test('a private response gets no header for Cloudflare [OPS-02]', () => {
  expect(getCloudflareHeader('private, no-store')).toBeNull()
  expect(getCloudflareHeader('private, max-age=60')).toBeNull()
})

test('Cloudflare stores no responses of simulated worlds, which share addresses', () => {
  expect(getCloudflareHeader('public, max-age=0, s-maxage=60', { hasWorlds: true })).toBe('no-store')
})
