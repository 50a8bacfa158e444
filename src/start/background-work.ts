import { setTimeout as pause } from 'node:timers/promises'
import { sweepRefusals } from '../shop/audit/record-refusal.ts'
import { rollUpPace } from '../shop/catalog/stock/roll-up-pace.ts'
import { rollUpUnitsSold } from '../shop/catalog/stock/roll-up-units-sold.ts'
import { keepFolding } from '../shop/customers/people/keep-folding.ts'
import { sweepExpired } from '../shop/identity/sessions/end-sessions.ts'
import { sweepMails } from '../shop/mail/delete-mails.ts'
import { sweepEdits } from '../shop/orders/edits/undo/store-order-before.ts'
import { cancelUnconfirmed } from '../shop/orders/status/cancel-unconfirmed.ts'
import { sendNotices } from '../shop/orders/notices/send-notices.ts'
import { keepSumming } from '../shop/sales/sums/keep-summing.ts'
import { countNightly } from '../shop/sales/nightly/count-nightly.ts'
import { sweepImports } from '../shop/import/jobs/sweep-imports.ts'
import { sendDailyMails } from '../shop/reports/daily-mail/send-daily-mails.ts'
import { sendReportMails } from '../shop/reports/report-mails/send-report-mails.ts'
import { sweepExports } from '../shop/exports/sweep-exports.ts'
import { listOrderedPictures } from '../shop/orders/lines/list-ordered-pictures.ts'
import { dropClientKeys } from '../shop/orders/placement/hash-request.ts'
import { prepareMissingPictures } from '../shop/pictures/work/prepare-pictures.ts'
import { sweepPictures } from '../shop/pictures/work/sweep-pictures.ts'
import { sweepRepeatableCalls } from '../shop/repeats/do-once.ts'
import { onceANight } from '../shop/once-a-night.ts'
import { loadSettings } from '../shop/settings/load-settings.ts'
import type { Shop } from '../shop/shop.ts'
import { sweepVisitors } from '../shop/visitors/save-visitor.ts'
import { keepCounting } from '../shop/reports/visits/keep-counting.ts'
import { sweepViews } from '../shop/visits/sweep-views.ts'

const tidyEveryMs = 5 * 60_000
/** Mails about orders go out as soon as other mails. */
const noticesEveryMs = 2000

/** Tidying that a database holds up is done by the person who comes next: all of it may be left in the middle. */
const longestStopMs = 3000

export interface BackgroundWork {
  stop: () => Promise<void>
}

/** What the shop does by itself while it is open. A failure is logged and tried again the next time. */
export function startBackgroundWork(shop: Shop): BackgroundWork {
  const stopping = new AbortController()
  const attempt = async (name: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      if (!stopping.signal.aborted)
        shop.log.warn({ err: error }, `${name} failed; it is tried again later`)
    }
  }
  shop.jobs.work()
  const tidy = () => tidyUp(shop, attempt)
  let tidying = tidy()
  const timer = setInterval(() => {
    tidying = tidy()
  }, tidyEveryMs)
  let sendingNotices = Promise.resolve()
  let isSendingNotices = false
  const noticesTimer = setInterval(() => {
    if (isSendingNotices) return
    isSendingNotices = true
    sendingNotices = attempt('writing about orders', () => sendNotices(shop)).finally(() => {
      isSendingNotices = false
    })
  }, noticesEveryMs)
  const folding = keepFolding(shop, stopping.signal, (work) => attempt('adding up customers', work))
  const counting = keepCounting(shop, stopping.signal, attempt)
  const summing = keepSumming(shop, stopping.signal, (work) => attempt('adding up sales', work))
  const preparing = shop.environment.preparePictures
    ? attempt('preparing pictures', () => prepareMissingPictures(shop, stopping.signal))
    : Promise.resolve()
  return {
    stop: async () => {
      clearInterval(timer)
      clearInterval(noticesTimer)
      stopping.abort()
      const patience = pause(longestStopMs, undefined, { ref: false })
      await Promise.all([
        Promise.race([
          Promise.all([tidying, sendingNotices, folding, counting, summing, preparing]),
          patience,
        ]),
        shop.jobs.stop(),
      ])
    },
  }
}

type Attempt = (name: string, work: () => Promise<unknown>) => Promise<void>

const tidyUp = (shop: Shop, attempt: Attempt) =>
  Promise.all([
    attempt('counting units sold', () => rollUpUnitsSold(shop)),
    attempt('counting how fast stock goes', () => rollUpPace(shop)),
    attempt('sweeping ended sessions', () => sweepExpired(shop)),
    attempt('sweeping refused tries', () => sweepRefusals(shop)),
    attempt('sweeping old mails', () => sweepMails(shop)),
    attempt('sweeping visitor records', () => sweepVisitors(shop)),
    attempt('sweeping page views', () => sweepViews(shop)),
    attempt('sweeping exports', () => sweepExports(shop)),
    attempt('sweeping imports', () => sweepImports(shop)),
    attempt('sweeping what edits replaced', () => sweepEdits(shop)),
    attempt('sweeping pictures', () => sweepUnusedPictures(shop)),
    attempt('sweeping keys of calls', () => sweepRepeatableCalls(shop)),
    attempt('dropping keys of clients', () => dropClientKeys(shop)),
    attempt('cancelling what nobody confirmed', () => cancelUnconfirmed(shop)),
    attempt('counting sales of the night', () => countNightly(shop)),
    attempt('writing the figures of the day', () => sendDailyMails(shop)),
    attempt('writing saved reports', () => sendReportMails(shop)),
  ])

export const sweepUnusedPictures = (shop: Shop): Promise<void> =>
  onceANight(shop, 'pictures-swept', () =>
    sweepPictures(shop, async (hashes) => {
      const { logo, icon } = await loadSettings(shop)
      return [logo, icon, ...(await listOrderedPictures(shop, hashes))]
    }),
  )
