import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import type { App } from '../src/app.ts'
import { fillShop } from '../demo/fill-shop.ts'
import { plainPage } from '../src/rendering/plain-page.ts'
import { openDatabaseFor } from '../src/start/open-database.ts'
import { readEnvironment } from '../src/platform/environment.ts'
import { openLog } from '../src/platform/log.ts'
import { whenAskedToStop } from '../src/platform/process/when-asked-to-stop.ts'
import { listen } from '../src/platform/web/stop-server.ts'
import { PageCache } from '../src/platform/web/pages/page-cache.ts'
import { createWebServer } from '../src/platform/web/web-server.ts'
import { renderPage } from '../src/rendering/render-page.ts'
import { inviteOwner } from '../src/shop/identity/ownership/invite-owner.ts'
import { findSender } from '#shop/identity/sessions/find-actor.ts'
import { openShop } from '../src/shop/open-shop.ts'
import { loadPictureFile } from '../src/shop/pictures/load-picture-file.ts'
import { parametersOf } from '../src/storefront/site-map/page-parameters.ts'
import { isPersonal } from '../src/storefront/site-map/personal-pages.ts'
import { printOwnerLink } from '../src/start/print-owner-link.ts'

// The shop while it is being written: pages come from source through Vite, nothing is kept.

const reading = readEnvironment(process.env)
if (reading.outcome === 'wrong') throw new Error(reading.sentence)
const { environment } = reading
const log = openLog('warn')
const opened = await openDatabaseFor(environment, log)
const { shop } = openShop(environment, opened.url, log)
if (environment.fillWithDemonstration) await fillShop(shop)

const vite = await createVite({
  server: { middlewareMode: true, allowedHosts: true },
  appType: 'custom',
})
const loadApp = async () => {
  const { createApp } = (await vite.ssrLoadModule('/src/app.ts')) as {
    createApp: (shop: unknown) => App
  }
  return createApp(shop)
}
const shopServer = createWebServer({
  handlers: {
    api: async (request, caller) => (await loadApp()).api(request, caller),
    page: async (request, caller) => {
      const page = await renderPage(await loadApp(), shop, request, caller)
      // Vite puts scripts of its own into pages.
      const { 'content-security-policy': _, ...headers } = page.headers
      return { ...page, headers, keep: false }
    },
    formAt: async (path) => (await loadApp()).formAt(path),
    isPersonal,
    knowSender: (cookies) => findSender(shop, cookies),
    trouble: plainPage,
    parametersOf,
    picture: (name) => loadPictureFile(shop, name),
    isReady: async () => true,
  },
  staticFiles: new Map(),
  cache: new PageCache(0),
  log,
  trustedProxies: environment.trustedProxies,
  shopUrl: environment.shopUrl,
  spoolFolder: join(environment.dataFolder, 'incoming'),
})
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  vite.middlewares(request, response, () => shopServer.emit('request', request, response))
})
await listen(server, environment.port, environment.host)
opened.setHolder(environment.shopUrl)
process.stdout.write(`\n  The shop is open for writing at ${environment.shopUrl}\n\n`)
const ownerLink = await printOwnerLink({
  invite: () => inviteOwner(shop),
  print: (text) => process.stdout.write(text),
  log,
})

const stop = async () => {
  ownerLink.stop()
  server.closeAllConnections()
  await vite.close()
  await opened.close()
  process.exit(0)
}
whenAskedToStop(() => void stop())
