import { expect, test } from 'vitest'
import { newNonce, removeNonces } from './render-nonce.ts'

test('only what carries the nonce of this render is the server’s, and no nonce stays in the page', () => {
  const nonce = newNonce()
  const html = `<script>hers()</script><script nonce="">hers()</script><script nonce="${newNonce()}">hers()</script>
<link rel="stylesheet" href="/a.css" nonce="${nonce}"/><script nonce="${nonce}" type="module" async="">ours(1)</script>
<script type="text/late" data-modules="" nonce="${nonce}">ours(2)</script>`
  const found = removeNonces(html, nonce)
  expect(found.scripts).toEqual(['ours(1)', 'ours(2)'])
  expect(found.html).toBe(html.replaceAll(` nonce="${nonce}"`, ''))
  expect(found.html).not.toContain(nonce)
})

test.each(['<script>hers()//', '<script x="', '<script ', '<!--<script>', "<p title='"])(
  '%s in front does not get a text of its own approved',
  (opened) => {
    const nonce = newNonce()
    const { scripts } = removeNonces(`${opened}<script nonce="${nonce}">ours()</script>`, nonce)
    expect(scripts.filter((text) => text !== 'ours()')).toEqual([])
  },
)

test('no two renders share a nonce', () => {
  expect(newNonce()).not.toBe(newNonce())
})
