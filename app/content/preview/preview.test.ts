import { expect, test } from 'vitest'
import { isPreviewAddress, previewRewrite, withPreview } from './preview-mode.ts'
import { createPreviewPass, isPreviewKey, isPreviewPass } from './preview-pass.ts'

const KEY = 'a key of the content service'
const NOW = 1_800_000_000_000
const HOUR_MS = 3_600_000

test.each([
  ['https://shop.example/?preview=true', true],
  ['https://shop.example/us/pages/terms?w=34&preview=true', true],
  ['https://shop.example/', false],
  ['https://shop.example/?preview=1', false],
  ['https://shop.example/?preview=false', false],
  ['https://shop.example/?q=preview=true', false],
])('%s asks for drafts: %s [NAV-18]', (url, asks) => {
  expect(isPreviewAddress(url)).toBe(asks)
})

test.each([
  ['/', '/?preview=true'],
  ['/pages/terms?w=34#b', '/pages/terms?w=34&preview=true#b'],
])('the draft of %s is at %s [NAV-18]', (path, preview) => {
  expect(withPreview(path)).toBe(preview)
})

test('links of a preview carry preview=true and routes never see it [NAV-18]', () => {
  expect(previewRewrite.output({ url: new URL('https://shop.example/cart?a=1#b') }).href).toBe(
    'https://shop.example/cart?a=1&preview=true#b',
  )
  expect(previewRewrite.input({ url: new URL('https://shop.example/cart?a=1&preview=true') }).href).toBe(
    'https://shop.example/cart?a=1',
  )
})

test('a preview pass is valid for an hour, with its own key only [NAV-18] [OPS-04]', async () => {
  const pass = await createPreviewPass(KEY, NOW)
  expect(await isPreviewPass(pass, KEY, NOW)).toBe(true)
  expect(await isPreviewPass(pass, KEY, NOW + HOUR_MS - 1)).toBe(true)
  expect(await isPreviewPass(pass, KEY, NOW + HOUR_MS)).toBe(false)
  expect(await isPreviewPass(pass, 'another key of a service', NOW)).toBe(false)
})

test('a forged preview pass is refused [NAV-18] [OPS-04]', async () => {
  const pass = await createPreviewPass(KEY, NOW)
  const signature = pass.slice(pass.indexOf('.'))
  const forged = ['', 'true', `${NOW + 2 * HOUR_MS}${signature}`, `${pass}0`, pass.slice(0, -2), `x${pass}`]
  for (const one of forged) expect(await isPreviewPass(one, KEY, NOW), one).toBe(false)
})

test.each([
  [KEY, true],
  ['', false],
  [KEY.slice(1), false],
  [`${KEY} `, false],
])('the key "%s" opens previews: %s [NAV-18] [OPS-04]', async (key, isRight) => {
  expect(await isPreviewKey(key, KEY)).toBe(isRight)
})
