import { expect, test } from 'vitest'
import { newMark, unmark } from './marked-scripts.ts'

test('only what carries the mark of this render is the server’s, and no mark stays in the page', () => {
  const mark = newMark()
  const html = `<script>hers()</script><script nonce="">hers()</script><script nonce="${newMark()}">hers()</script>
<link rel="stylesheet" href="/a.css" nonce="${mark}"/><script nonce="${mark}" type="module" async="">ours(1)</script>
<script type="text/late" data-modules="" nonce="${mark}">ours(2)</script>`
  const found = unmark(html, mark)
  expect(found.scripts).toEqual(['ours(1)', 'ours(2)'])
  expect(found.html).toBe(html.replaceAll(` nonce="${mark}"`, ''))
  expect(found.html).not.toContain(mark)
})

test.each(['<script>hers()//', '<script x="', '<script ', '<!--<script>', "<p title='"])(
  '%s in front does not get a text of its own approved',
  (opened) => {
    const mark = newMark()
    const { scripts } = unmark(`${opened}<script nonce="${mark}">ours()</script>`, mark)
    expect(scripts.filter((text) => text !== 'ours()')).toEqual([])
  },
)

test('no two renders share a mark', () => {
  expect(newMark()).not.toBe(newMark())
})
