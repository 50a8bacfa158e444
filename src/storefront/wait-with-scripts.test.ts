import { expect, test } from 'vitest'
import { waitWithScripts } from './wait-with-scripts.ts'

const mark = 'unguessable'
const ours = ` nonce="${mark}"`
const page = `<html><head><link rel="modulepreload" href="/assets/a.js"${ours}/><link rel="stylesheet" href="/assets/a.css"/></head>
<body><main>Teapot</main><link rel="modulepreload" href="/assets/b.js"${ours}/><script>first()</script>
<script${ours} type="module" async="">import "/assets/a.js"</script></body></html>`

test('a page asks for no module by itself, and knows which ones to ask for', () => {
  const late = waitWithScripts(page, mark)
  expect(late).not.toMatch(/<link rel="modulepreload"|<script type="module"/)
  expect(late).toContain(
    `<script type="text/late" data-modules="/assets/a.js /assets/b.js"${ours}>import "/assets/a.js"</script>`,
  )
})

test('what begins them stands at the end of the page', () => {
  expect(waitWithScripts(page, mark)).toMatch(
    /<script>[^<]*IntersectionObserver[^<]*<\/script><\/body><\/html>$/,
  )
})

test('everything else of it stays as it was', () => {
  const late = waitWithScripts(page, mark)
  for (const kept of ['<main>Teapot</main>', '<script>first()</script>', 'href="/assets/a.css"'])
    expect(late).toContain(kept)
  expect(waitWithScripts('<p>Plain</p>', mark)).toBe('<p>Plain</p>')
})

test('what a text brought along is not taken for the scripts of the page', () => {
  const brought =
    '</body><link rel="modulepreload" href="https://evil.example/a.js"/><script type="module" async="">evil()</script>'
  const late = waitWithScripts(page.replace('Teapot', brought), mark)
  expect(late).toContain(brought)
  expect(late).toContain(`data-modules="/assets/a.js /assets/b.js"${ours}>import`)
  expect(late).toMatch(/IntersectionObserver[^<]*<\/script><\/body><\/html>$/)
})
