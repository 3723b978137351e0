import { expect, test } from 'vitest'
import { getClientNetwork, toClientNetwork } from './client-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:12:34:aaaa:bbbb:cccc:dddd', '2001:db8:12:34::/64'],
  ['2001:0DB8:0012:0034::1', '2001:db8:12:34::/64'],
  ['[2001:db8:12:34::9]:443', '2001:db8:12:34::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', undefined],
  ['unknown', undefined],
  ['', undefined],
])('the address %s is a client of the network %s [OPS-08]', (address, network) => {
  expect(toClientNetwork(address)).toBe(network)
})

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
  expect(getClientNetwork({ callerAddress: '10.0.0.1', forwardedFor }, proxies)).toBe(network)
})
