import { isIPv6 } from 'node:net'

/**
 * Whom an address counts as. A home or a phone has a whole IPv6 network of 64 bits, and may write from another address of it
 * each time; an IPv4 address, also one in IPv6's clothes, is one client. What is no address stays as it is.
 */
export function networkOf(ipAddress: string): string {
  return networkOfBits(ipAddress, 64)
}

/** The same for anyone who holds many networks: tunnels and servers come with 48 bits, which are 65,536 networks of 64. */
export function widestNetworkOf(ipAddress: string): string {
  return networkOfBits(ipAddress, 48)
}

function networkOfBits(ipAddress: string, bits: 48 | 64): string {
  const [plain = ''] = ipAddress.split('%', 1)
  if (!isIPv6(plain)) return ipAddress
  const words = wordsOf(plain)
  const isIPv4Inside = words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff
  if (isIPv4Inside) return words.slice(6).flatMap(bytesOf).join('.')
  const front = words.slice(0, bits / 16).map((word) => word.toString(16))
  return `${front.join(':')}::/${bits}`
}

/** The eight numbers of 16 bits. A browser's own reader of IP addresses takes every way in which they are written. */
function wordsOf(ipAddress: string): number[] {
  const [front = '', back] = new URL(`http://[${ipAddress}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [read(front), read(back)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const read = (part: string | undefined) =>
  part ? part.split(':').map((word) => parseInt(word, 16)) : []

const bytesOf = (word: number) => [word >> 8, word & 0xff]
