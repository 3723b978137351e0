import { expect, test } from 'vitest'
import { isAllowedHost } from './allowed-hosts.ts'

test.each([
  'localhost',
  'localhost:4010',
  'LOCALHOST:4010',
  'shop.localhost:4010',
  '127.0.0.1:4010',
  '[::1]:4010',
  '192.168.1.20:4010',
])('requests to %s are allowed [OPS-04]', (host) => {
  expect(isAllowedHost(host, [])).toBe(true)
})

test.each([
  'evil.example:4010',
  'evil.example',
  'localhost.evil.example',
  'evil-localhost',
  '127.0.0.1.evil.example',
  'not a host',
  '',
])('requests to "%s" are refused [OPS-04]', (host) => {
  expect(isAllowedHost(host, ['spoke.test'])).toBe(false)
})

test('the names that the backend was started with are allowed', () => {
  expect(isAllowedHost('spoke.test:4010', ['spoke.test:3000'])).toBe(true)
  expect(isAllowedHost('[fd00::7]:4010', ['fd00::7'])).toBe(true)
})
