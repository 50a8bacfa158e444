import { BlockList, isIP } from 'node:net'

/** IPv4 addresses that are not on the public internet (IANA special-purpose registry). */
const notPublic4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // shared by customers of a provider
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local; cloud machines answer for themselves here
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4],
]

/** Inside 2000::/3, the only part of IPv6 that is public, these are not, or carry an IPv4 address to somewhere else. */
const notPublic6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const never4 = new BlockList()
for (const [network, prefix] of notPublic4) never4.addSubnet(network, prefix, 'ipv4')
const never6 = new BlockList()
for (const [network, prefix] of notPublic6) never6.addSubnet(network, prefix, 'ipv6')
const public6 = new BlockList()
public6.addSubnet('2000::', 3, 'ipv6')

/** Whether this IP address is somebody's on the public internet, and not this machine, this network, or nobody's. */
export function isPublicIpAddress(ipAddress: string): boolean {
  switch (isIP(ipAddress)) {
    case 4:
      return !never4.check(ipAddress, 'ipv4')
    case 6:
      return public6.check(ipAddress, 'ipv6') && !never6.check(ipAddress, 'ipv6')
    default:
      return false
  }
}
