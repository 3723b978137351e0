import { expect, test } from 'vitest'
import { collectTags, setTags } from './response-tags.ts'

const PUBLIC = { 'cache-control': 'public, max-age=0, s-maxage=60' }

function format(tags: readonly string[], init: Record<string, string> = PUBLIC) {
  const request = new Request('https://shop.example/')
  const headers = new Headers(init)
  for (const tag of tags) collectTags(request, [tag])
  setTags(request, headers, 'surrogate-key')
  return headers.get('surrogate-key')
}

test('a public page says what it is made of, each once [OPS-09]', () => {
  expect(format(['product:gb:2001', 'content', 'content'])).toBe('content product:gb:2001')
})

test('a page for one visitor says nothing of what it is made of [OPS-09]', () => {
  expect(format(['content'], { 'cache-control': 'private, no-store' })).toBeNull()
  expect(format([])).toBeNull()
})

test('many products give way to the tag of long lists [OPS-09]', () => {
  const products = Array.from({ length: 200 }, (_, index) => `product:us:${8_234_567_890_000 + index}`)
  expect(format(['content', 'list:us', ...products])).toBe('content list:us long-list:us')
})

test('a tag that a cache could misread is left out [OPS-09]', () => {
  expect(format(['collection:gb:a b', 'collection:gb:.*', 'content'])).toBe('content')
})

test('Cloudflare gets the tags with commas [OPS-09]', () => {
  const request = new Request('https://shop.example/')
  const headers = new Headers(PUBLIC)
  collectTags(request, ['content', 'list:gb'])
  setTags(request, headers, 'cache-tag')
  expect(headers.get('cache-tag')).toBe('content,list:gb')
})
