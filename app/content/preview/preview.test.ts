import { expect, test } from 'vitest'
import { asksForPreview } from './preview-request.ts'
import { previewRewrite } from './preview-rewrite.ts'

test.each([
  ['https://shop.example/?preview=true', true],
  ['https://shop.example/us/pages/terms?w=34&preview=true', true],
  ['https://shop.example/', false],
  ['https://shop.example/?preview=1', false],
  ['https://shop.example/?preview=false', false],
  ['https://shop.example/?q=preview=true', false],
])('%s shows drafts: %s [NAV-18]', (url, drafts) => {
  expect(asksForPreview(url)).toBe(drafts)
})

test('a server function shows what its page shows [NAV-18]', () => {
  expect(asksForPreview('https://shop.example/_serverFn/a', new Headers({ 'x-preview': 'true' }))).toBe(true)
})

test('links of a preview carry its mark, and routes never see it [NAV-18]', () => {
  const href = (url: URL) => url.href
  expect(href(previewRewrite.output({ url: new URL('https://shop.example/cart?a=1#b') }))).toBe(
    'https://shop.example/cart?a=1&preview=true#b',
  )
  expect(href(previewRewrite.input({ url: new URL('https://shop.example/cart?a=1&preview=true') }))).toBe(
    'https://shop.example/cart?a=1',
  )
})
