import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientIpAddress } from './client-ip-address.ts'

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  return {
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage
}

test('without a proxy of ours nobody can pretend to be somebody else', () => {
  expect(clientIpAddress(from('203.0.113.9', '1.2.3.4'), 0)).toBe('203.0.113.9')
})

test('behind one proxy its own entry counts, not what the client wrote before it', () => {
  expect(clientIpAddress(from('10.0.0.1', '6.6.6.6, 203.0.113.9'), 1)).toBe('203.0.113.9')
  expect(clientIpAddress(from('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2'), 2)).toBe('203.0.113.9')
})
