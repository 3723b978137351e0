import { expect, test } from 'vitest'
import { toClientNetwork } from './check-limit.server.ts'

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
