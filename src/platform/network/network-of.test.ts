import { expect, test } from 'vitest'
import { networkOf, widestNetworkOf } from './network-of.ts'

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('all of one IPv6 network count together: %s is %s', (ipAddress, network) => {
  expect(networkOf(ipAddress)).toBe(network)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
])('an IPv4 address is itself, however it is written: %s', (ipAddress, client) => {
  expect(networkOf(ipAddress)).toBe(client)
})

test.each(['unknown', '', 'a:hash', '+8801712345678'])('what is no address stays: %s', (key) => {
  expect(networkOf(key)).toBe(key)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9', '203.0.113.9'],
])('anyone who holds many networks is found by what they share: %s is %s', (ipAddress, network) => {
  expect(widestNetworkOf(ipAddress)).toBe(network)
})
