import { onTestFinished } from 'vitest'
import { readEnvironment } from '../../src/platform/environment.ts'
import { openLog } from '../../src/platform/log.ts'
import { openShop } from '../../src/shop/open-shop.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { openMailbox, type TestMailServer } from './mail-server.ts'
import { openTestShop, testDatabaseUrl } from './test-shop.ts'

export interface SendingShop {
  shop: Shop
  /** Where its letters arrive. */
  postbox: TestMailServer
}

/** A real, empty shop that sends its mails through a real SMTP server. Its jobs run once `shop.jobs.work()` says so. */
export async function openSendingShop(): Promise<SendingShop> {
  await openTestShop()
  const postbox = await openMailbox()
  onTestFinished(postbox.close)
  const reading = readEnvironment({ SMTP_URL: postbox.url, MAIL_FROM: 'Haat <hello@haat.example>' })
  if (reading.outcome !== 'read') throw new Error(reading.sentence)
  const { shop, close } = openShop(reading.environment, await testDatabaseUrl(), openLog('silent'))
  onTestFinished(close)
  return { shop, postbox }
}
