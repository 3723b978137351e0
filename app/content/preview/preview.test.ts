import { expect, test } from 'vitest'
import { isPreviewRequest } from './preview-request.ts'
import { previewRewrite } from './preview-rewrite.ts'

test.each([
  ['https://shop.example/?preview=true', true],
  ['https://shop.example/us/pages/terms?w=34&preview=true', true],
  ['https://shop.example/', false],
  ['https://shop.example/?preview=1', false],
  ['https://shop.example/?preview=false', false],
  ['https://shop.example/?q=preview=true', false],
])('%s shows drafts: %s [NAV-18]', (url, drafts) => {
  expect(isPreviewRequest(url)).toBe(drafts)
})

test('a server function reads drafts if its page does [NAV-18]', () => {
  expect(isPreviewRequest('https://shop.example/_serverFn/a', new Headers({ 'x-preview': 'true' }))).toBe(true)
})

test('links of a preview carry preview=true and routes never see it [NAV-18]', () => {
  expect(previewRewrite.output({ url: new URL('https://shop.example/cart?a=1#b') }).href).toBe(
    'https://shop.example/cart?a=1&preview=true#b',
  )
  expect(previewRewrite.input({ url: new URL('https://shop.example/cart?a=1&preview=true') }).href).toBe(
    'https://shop.example/cart?a=1',
  )
})
