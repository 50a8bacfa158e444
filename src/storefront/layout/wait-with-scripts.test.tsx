import { renderToString } from 'react-dom/server'
import { createRequestHandler, Outlet, Scripts, ServerRouter, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { waitWithScripts } from './wait-with-scripts.ts'

const nonce = 'unguessable'
const ours = ` nonce="${nonce}"`
const page = `<html><head><link rel="modulepreload" href="/assets/a.js"${ours}/><link rel="stylesheet" href="/assets/a.css"/></head>
<body><main>Teapot</main><link rel="modulepreload" href="/assets/b.js"${ours}/><script>first()</script>
<script${ours} type="module" async="">import "/assets/a.js"</script></body></html>`

test('a page asks for no module by itself, and knows which ones to ask for', () => {
  const late = waitWithScripts(page, nonce)
  expect(late).not.toMatch(/<link rel="modulepreload"|<script type="module"/)
  expect(late).toContain(
    `<script type="text/late" data-modules="/assets/a.js /assets/b.js"${ours}>import "/assets/a.js"</script>`,
  )
})

test('what begins them stands at the end of the page', () => {
  expect(waitWithScripts(page, nonce)).toMatch(
    /<script>[^<]*IntersectionObserver[^<]*<\/script><\/body><\/html>$/,
  )
})

test('everything else of it stays as it was', () => {
  const late = waitWithScripts(page, nonce)
  for (const kept of ['<main>Teapot</main>', '<script>first()</script>', 'href="/assets/a.css"'])
    expect(late).toContain(kept)
})

test('what a text brought along is not taken for the scripts of the page', () => {
  const brought =
    '</body><link rel="modulepreload" href="https://evil.example/a.js"/><script type="module" async="">evil()</script>'
  const late = waitWithScripts(page.replace('Teapot', brought), nonce)
  expect(late).toContain(brought)
  expect(late).toContain(`data-modules="/assets/a.js /assets/b.js"${ours}>import`)
  expect(late).toMatch(/IntersectionObserver[^<]*<\/script><\/body><\/html>$/)
})

test.each([
  ['the script that starts it', page.replace('type="module" async=""', 'type="module"')],
  ['the modules it needs', page.replaceAll('rel="modulepreload"', 'rel="preload"')],
  ['its end', page.replace('</body>', '')],
])('a page without %s is an error: it is written in another way than this knows', (_, other) => {
  expect(() => waitWithScripts(other, nonce)).toThrow('React Router writes the scripts')
})

/** A page as the React Router that is installed writes it. */
async function renderedByReactRouter(): Promise<string> {
  const Page = () => (
    <html lang="en">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
  const route = { id: 'root', path: '', module: { default: Page } }
  const asset = {
    hasLoader: false,
    hasAction: false,
    hasErrorBoundary: false,
    hasClientAction: false,
  }
  const build = {
    entry: {
      module: {
        default: (...[request, status, headers, context]: HandlerParts) => {
          const whole = <ServerRouter context={context} url={request.url} nonce={nonce} />
          return new Response(renderToString(whole), { status, headers })
        },
      },
    },
    routes: { root: route },
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
      routes: { root: { ...asset, id: 'root', path: '', module: '/assets/root.js', imports: [] } },
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
  const answer = await createRequestHandler(
    build,
    'production',
  )(new Request('http://shop.example/'))
  expect(answer.status).toBe(200)
  return answer.text()
}

type HandlerParts = Parameters<ServerBuild['entry']['module']['default']>

test('React Router, as it is installed, writes pages in the way that this knows', async () => {
  const html = await renderedByReactRouter()
  expect(html).toMatch(/<script[^>]*type="module"/)
  const late = waitWithScripts(html, nonce)
  expect(late).not.toMatch(/<link rel="modulepreload"|<script[^>]*type="module"/)
  const modules = /data-modules="([^"]*)"/.exec(late)?.[1]?.split(' ')
  for (const module of ['/assets/entry.js', '/assets/shared.js', '/assets/root.js'])
    expect(modules).toContain(module)
})
