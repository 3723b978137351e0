import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BLOCKED_NAME } from '#contracts/shop/blocked-names.ts'

test.each([
  '/assets/analytics-client-BxY3k9aQ.js',
  '/assets/ad-B1.js',
  '/assets/consent-settings.css',
  '/api/analytics',
  '/api/analytics?id=1',
  '/banner/home.webp',
  '/cookie-notice.js',
  '/tracking.js',
  '/1/pixel',
])('a content blocker may block %s', (address) => {
  expect(address).toMatch(BLOCKED_NAME)
})

test.each(['/assets/add-from-page.js', '/products/tracksuit', '/assets/outbox.js', '/pages/adidas', '/pages/privacy'])(
  'no content blocker blocks %s',
  (address) => {
    expect(address).not.toMatch(BLOCKED_NAME)
  },
)

test('no address of the shop has a name that content blockers block', () => {
  const routes = readdirSync(join(import.meta.dirname, '../../routes'), { recursive: true, encoding: 'utf8' })
  expect(routes.length).toBeGreaterThan(20)
  expect(routes.filter((route) => BLOCKED_NAME.test(route))).toEqual([])
})
