import { expect, test } from 'vitest'
import { findClientAddress } from './client-address.server.ts'

test.each([
  [0, '203.0.113.7', '10.0.0.1'],
  [0, null, '10.0.0.1'],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [2, '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  [2, '203.0.113.7', '10.0.0.1'],
  [1, null, '10.0.0.1'],
  [1, '198.51.100.1, not-an-address', '10.0.0.1'],
])('behind %i proxies X-Forwarded-For %j means the client %s [OPS-08]', (proxies, forwardedFor, network) => {
  expect(findClientAddress({ callerAddress: '10.0.0.1', forwardedFor }, proxies)).toBe(network)
})

test.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[2001:db8:12:34::9]:443', '2001:db8:12:34::9'],
  ['fe80::1%eth0', undefined],
  ['203.0.113.7\r\nx: y', undefined],
  [undefined, undefined],
])('a caller at %j has the address %j [OPS-08]', (callerAddress, address) => {
  expect(findClientAddress({ callerAddress, forwardedFor: 'forged' }, 0)).toBe(address)
})
