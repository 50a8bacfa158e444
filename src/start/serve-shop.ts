import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '../app.ts'
import { listenToAnnouncements } from '../platform/memory/announcements.ts'
import { checkWritable } from '../platform/files/check-writable.ts'
import { PageCache } from '../platform/web/pages/page-cache.ts'
import type { StaticFile } from '../platform/web/static-files.ts'
import { listen, stopServer } from '../platform/web/stop-server.ts'
import type { Handlers, NoteTaker } from '../platform/web/handlers.ts'
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
import { takeView } from '../shop/visits/arrivals/take-view.ts'
import { writeVisits } from '../shop/visits/arrivals/write-visits.ts'
import { longestNote } from '../shop/visits/contract.ts'
import { notePath } from '../shop/visits/visit.ts'
import { parametersOf } from '../storefront/site-map/page-parameters.ts'
import { knowBuyer } from '../storefront/reviews/writing/know-buyer.ts'
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
  knowGuest: (url) => knowBuyer(shop, url),
  trouble: plainPage,
  parametersOf,
  picture: async (name) => (await loadPhotoFile(shop, name)) ?? (await loadPictureFile(shop, name)),
  isReady: async () => {
    await checkWritable(shop.database, shop.environment.dataFolder)
    return true
  },
})

const statuses = { counted: 204, 'not-counted': 204, invalid: 400, 'too-many': 429 } as const

/** Page views. The URL says nothing of counting: what blocks advertisements would block it, too. */
const notesOf = (shop: Shop): NoteTaker => ({
  path: notePath,
  mostBytes: longestNote,
  take: (note) => statuses[takeView(shop, note)],
})

const longestWriteMs = 500

/** What was counted last; a database that is away costs these views, and holds up no stop. */
const writeTheLast = (shop: Shop) =>
  Promise.race([
    writeVisits(shop).catch((error: unknown) => shop.log.warn({ err: error }, 'visits are lost')),
    pause(longestWriteMs, undefined, { ref: false }),
  ])

/** Opens the doors on the port of the environment. Rejects with the system's error where the port cannot be had. */
export async function serveShop({ shop, databaseUrl, app, staticFiles }: Parts): Promise<Serving> {
  const { environment, log } = shop
  const cache = new PageCache(environment.pageCacheBytes)
  const server = createWebServer({
    handlers: handlersOf(shop, app),
    notes: notesOf(shop),
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
  const dropPages = (topics: string[]) => {
    cache.drop(topics.filter((topic) => !isStockTopic(topic)))
    cache.dropCalmly(topics.filter(isStockTopic))
  }
  shop.memory.whenForgottenLate(dropPages)
  const listening = listenToAnnouncements(databaseUrl, log, {
    onTopics: (topics) => {
      shop.memory.forget(topics)
      shop.orderFeed.receive(topics)
      if (topics.includes(exportsTopic)) exporting.wake()
      if (topics.includes(importsTopic)) importing.wake()
      dropPages(topics)
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
      // Its connections never end by themselves.
      await shop.orderFeed.close()
      await Promise.all([
        stopServer(server, patienceMs),
        background.stop(),
        exporting.stop(),
        importing.stop(),
      ])
      await writeTheLast(shop)
      await listening.close()
    },
  }
}
