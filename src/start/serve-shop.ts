import { join } from 'node:path'
import type { App } from '../app.ts'
import { listenToAnnouncements } from '../platform/memory/announcements.ts'
import { checkWritable } from '../platform/files/check-writable.ts'
import { PageCache } from '../platform/web/pages/page-cache.ts'
import type { StaticFile } from '../platform/web/static-files.ts'
import { listen, stopServer } from '../platform/web/stop-server.ts'
import type { Handlers } from '../platform/web/handlers.ts'
import { createWebServer } from '../platform/web/web-server.ts'
import { plainPage } from '../rendering/plain-page.ts'
import { renderPage } from '../rendering/render-page.ts'
import { startBackgroundWork } from './background-work.ts'
import { findSender } from '../shop/identity/sessions/find-actor.ts'
import { isStockTopic } from '../shop/catalog/topics.ts'
import { loadPhotoFile } from '../shop/identity/photos/load-photo-file.ts'
import { rowsOfLists } from '../shop/exported-lists.ts'
import { importsTopic } from '../shop/import/jobs/product-import.ts'
import { keepImporting } from '../shop/import/jobs/keep-importing.ts'
import { keepExporting } from '../shop/exports/keep-exporting.ts'
import { exportsTopic } from '../shop/exports/long-export.ts'
import { loadPictureFile } from '../shop/pictures/load-picture-file.ts'
import type { Shop } from '../shop/shop.ts'
import { parametersOf } from '../storefront/site-map/page-parameters.ts'
import { isPersonal } from '../storefront/site-map/personal-pages.ts'

export interface Serving {
  stop: (patienceMs: number) => Promise<void>
  cache: PageCache
}

export interface Parts {
  shop: Shop
  databaseUrl: string
  app: App
  staticFiles: ReadonlyMap<string, StaticFile>
}

/** What answers a request of the web server: calls, pages, forms, pictures. */
export const handlersOf = (shop: Shop, app: App): Handlers => ({
  api: app.api,
  page: (request, caller) => renderPage(app, shop, request, caller),
  formAt: app.formAt,
  isPersonal,
  knowSender: (cookies) => findSender(shop, cookies),
  trouble: plainPage,
  parametersOf,
  picture: async (name) => (await loadPhotoFile(shop, name)) ?? (await loadPictureFile(shop, name)),
  isReady: async () => {
    await checkWritable(shop.database, shop.environment.dataFolder)
    return true
  },
})

/** Opens the doors on the port of the environment. Rejects with the system's error where the port cannot be had. */
export async function serveShop({ shop, databaseUrl, app, staticFiles }: Parts): Promise<Serving> {
  const { environment, log } = shop
  const cache = new PageCache(environment.pageCacheBytes)
  const server = createWebServer({
    handlers: handlersOf(shop, app),
    staticFiles,
    cache,
    log,
    trustedProxies: environment.trustedProxies,
    shopUrl: environment.shopUrl,
    spoolFolder: join(environment.dataFolder, 'incoming'),
  })
  await listen(server, environment.port, environment.host)
  const exporting = keepExporting(shop, rowsOfLists)
  const importing = keepImporting(shop)
  const listening = listenToAnnouncements(databaseUrl, log, {
    onTopics: (topics) => {
      shop.memory.forget(topics)
      shop.orderFeed.receive(topics)
      if (topics.includes(exportsTopic)) exporting.wake()
      if (topics.includes(importsTopic)) importing.wake()
      cache.drop(topics.filter((topic) => !isStockTopic(topic)))
      cache.dropCalmly(topics.filter(isStockTopic))
    },
    onEverything: () => {
      shop.memory.begin()
      cache.begin()
      shop.orderFeed.catchUp()
      exporting.wake()
      importing.wake()
    },
    onSilence: () => {
      shop.memory.end()
      cache.end()
    },
  })
  const background = startBackgroundWork(shop)
  return {
    cache,
    stop: async (patienceMs) => {
      await Promise.all([background.stop(), exporting.stop(), importing.stop()])
      // Its connections never end by themselves.
      await shop.orderFeed.close()
      await stopServer(server, patienceMs)
      await listening.close()
    },
  }
}
