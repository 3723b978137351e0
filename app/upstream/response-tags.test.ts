import { expect, test } from 'vitest'
import { recordSource, setSourceHeaders } from './response-tags.ts'

const PUBLIC = { 'cache-control': 'public, max-age=0, s-maxage=60' }

function format(tags: readonly string[], init: Record<string, string> = PUBLIC) {
  const request = new Request('https://shop.example/')
  const headers = new Headers(init)
  for (const tag of tags) recordSource(request, { tags: [tag], isOutdated: false })
  setSourceHeaders(request, headers, 'surrogate-key')
  return headers.get('surrogate-key')
}

test('a public page lists the tags of its sources, each once [OPS-09]', () => {
  expect(format(['product:gb:2001', 'content', 'content'])).toBe('content product:gb:2001')
})

test('a private page has no tags [OPS-09]', () => {
  expect(format(['content'], { 'cache-control': 'private, no-store' })).toBeNull()
  expect(format([])).toBeNull()
})

test('the tags of many products are replaced with the tag of long lists [OPS-09]', () => {
  const products = Array.from({ length: 200 }, (_, index) => `product:us:${8_234_567_890_000 + index}`)
  expect(format(['content', 'list:us', ...products])).toBe('content list:us long-list:us')
})

test('a tag that a cache could misread is left out [OPS-09]', () => {
  expect(format(['collection:gb:a b', 'collection:gb:.*', 'content'])).toBe('content')
})

test('Cloudflare gets the tags with commas [OPS-09]', () => {
  const request = new Request('https://shop.example/')
  const headers = new Headers(PUBLIC)
  recordSource(request, { tags: ['content', 'list:gb'], isOutdated: false })
  setSourceHeaders(request, headers, 'cache-tag')
  expect(headers.get('cache-tag')).toBe('content,list:gb')
})

test('a page with a purged source is stored for a second [OPS-09]', () => {
  const getCacheControl = (...outdated: boolean[]) => {
    const request = new Request('https://shop.example/')
    const headers = new Headers(PUBLIC)
    for (const isOutdated of outdated) recordSource(request, { tags: [], isOutdated })
    setSourceHeaders(request, headers, 'surrogate-key')
    return headers.get('cache-control')
  }
  expect(getCacheControl(true, false)).toBe(
    'public, max-age=0, s-maxage=1, stale-while-revalidate=0, stale-if-error=3600',
  )
  expect(getCacheControl(false)).toBe(PUBLIC['cache-control'])
})
