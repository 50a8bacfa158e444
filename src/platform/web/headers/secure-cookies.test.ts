import { expect, test } from 'vitest'
import { secureCookies } from './secure-cookies.ts'

test('what came through TLS sets cookies for TLS only, each by itself', () => {
  const response = new Response('fine')
  response.headers.append('set-cookie', 'a=1; Path=/; HttpOnly')
  response.headers.append('set-cookie', 'b=2; Secure; Expires=Wed, 21 Nov 2029 07:28:00 GMT')
  expect(secureCookies(response).headers.getSetCookie()).toEqual([
    'a=1; Path=/; HttpOnly; Secure',
    'b=2; Secure; Expires=Wed, 21 Nov 2029 07:28:00 GMT',
  ])
})

test('an answer without cookies stays as it is', () => {
  expect(secureCookies(new Response('fine')).headers.has('set-cookie')).toBe(false)
})
