import { expect, test } from 'vitest'
import { waitWithScripts } from './wait-with-scripts.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head>
<body><main>Teapot</main><link rel="modulepreload" href="/assets/b.js"/><script>first()</script>
<script type="module" async="">import "/assets/a.js"</script></body></html>`

test('a page asks for no module by itself, and knows which ones to ask for', () => {
  const late = waitWithScripts(page)
  expect(late).not.toMatch(/<link rel="modulepreload"|<script type="module"/)
  expect(late).toContain(
    '<script type="text/late" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js"</script>',
  )
})

test('what begins them stands at the end of the page', () => {
  expect(waitWithScripts(page)).toMatch(
    /<script>[^<]*IntersectionObserver[^<]*<\/script><\/body><\/html>$/,
  )
})

test('everything else of it stays as it was', () => {
  const late = waitWithScripts(page)
  for (const kept of ['<main>Teapot</main>', '<script>first()</script>', 'href="/assets/a.css"'])
    expect(late).toContain(kept)
  expect(waitWithScripts('<p>Plain</p>')).toBe('<p>Plain</p>')
})
