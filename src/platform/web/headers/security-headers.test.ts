import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, resourcePolicy } from './security-headers.ts'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('the scripts that the server wrote may run, nobody else’s', () => {
  const script = 'window.shop = "হাট"'
  const policy = contentSecurityPolicy({ inlineScripts: [script, script] })
  expect(policy).toContain(`script-src 'self' ${hashOf(script)};`)
  expect(policy).not.toContain('unsafe-inline')
  expect(contentSecurityPolicy()).toContain("script-src 'self';")
})

test('of styles, files of the shop and those that the server wrote are followed', () => {
  const style = ':root{--color-brand:#0044cc}'
  const policy = contentSecurityPolicy({ inlineStyles: [style] })
  expect(policy).toContain(`style-src 'self' ${hashOf(style)};`)
  expect(contentSecurityPolicy()).toContain("style-src 'self';")
})

test('nothing may frame the shop, and forms go nowhere else', () => {
  const policy = contentSecurityPolicy()
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("form-action 'self'")
  expect(policy).toContain("base-uri 'none'")
})

test.each([
  ['/', 'same-origin'],
  ['/dashboard', 'same-origin'],
  ['/assets/entry-1.js', 'same-origin'],
  ['/favicon.ico', 'cross-origin'],
  ['/mail-preview.css', 'cross-origin'],
  ['/icons/icon-512.png', 'cross-origin'],
  ['/assets/icons/1.js', 'same-origin'],
])('%s may be loaded by pages of %s', (path, policy) => {
  expect(resourcePolicy(path)).toBe(policy)
})
