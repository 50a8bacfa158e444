import { setTimeout as pause } from 'node:timers/promises'
import { keepFoldingLevels } from '../shop/catalog/stock-levels/fold-stock-levels.ts'
import { keepFolding } from '../shop/customers/people/keep-folding.ts'
import { mailServerTopic, sendsMails } from '../shop/mail/server/find-mail-server.ts'
import { sendNotices } from '../shop/orders/notices/send-notices.ts'
import { prepareMissingPictures } from '../shop/pictures/work/prepare-pictures.ts'
import { keepCounting } from '../shop/reports/visits/keep-counting.ts'
import { keepSumming } from '../shop/sales/sums/keep-summing.ts'
import type { Shop } from '../shop/shop.ts'
import { doNightly } from '../shop/upkeep/do-nightly.ts'
import { minutesWorks, nightWorks } from '../shop/upkeep/do-work.ts'
import { recordNowAndThen, recordRun } from '../shop/upkeep/record-run.ts'
import { roundMs, type MinutesWork, type NightWork, type WorkName } from '../shop/upkeep/works.ts'

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
  const attempt = async (name: WorkName, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      if (!stopping.signal.aborted)
        shop.log.warn({ err: error, work: name }, 'background work failed; it is tried again later')
    }
  }
  const often = recordNowAndThen(shop)
  /** What goes on all the time is written down once a minute. */
  const keep = (name: WorkName, work: () => Promise<unknown>) =>
    attempt(name, () => often(name, work))
  const tidy = () => tidyUp(shop, attempt)
  let tidying = tidy()
  const timer = setInterval(() => {
    tidying = tidy()
  }, roundMs)
  let sendingNotices = Promise.resolve()
  let isSendingNotices = false
  const noticesTimer = setInterval(() => {
    if (isSendingNotices) return
    isSendingNotices = true
    sendingNotices = keep('order-mails', () =>
      Promise.all([deliverMails(shop), sendNotices(shop)]),
    ).finally(() => {
      isSendingNotices = false
    })
  }, noticesEveryMs)
  const folding = keepFolding(shop, stopping.signal, (work) => keep('customer-sums', work))
  const counting = keepCounting(shop, stopping.signal, keep)
  const summing = keepSumming(shop, stopping.signal, (work) => keep('sales-sums', work))
  const levelling = keepFoldingLevels(shop, stopping.signal, (work) => keep('stock-levels', work))
  const preparing = shop.environment.preparePictures
    ? attempt('picture-sizes', () =>
        recordRun(shop, 'picture-sizes', () => prepareMissingPictures(shop, stopping.signal)),
      )
    : Promise.resolve()
  return {
    stop: async () => {
      clearInterval(timer)
      clearInterval(noticesTimer)
      stopping.abort()
      const patience = pause(longestStopMs, undefined, { ref: false })
      await Promise.all([
        Promise.race([
          Promise.all([tidying, sendingNotices, folding, counting, summing, levelling, preparing]),
          patience,
        ]),
        shop.jobs.stop(),
      ])
    },
  }
}

/** Starts to deliver as soon as there is a mail server: without one, a shop does not even load the job library. */
async function deliverMails(shop: Shop): Promise<void> {
  const sends = () => sendsMails(shop)
  if (await shop.memory.recall('sends mails', [mailServerTopic], sends)) shop.jobs.work()
}

type Attempt = (name: WorkName, work: () => Promise<unknown>) => Promise<void>

/** One after the other, so that no other work is blamed where one of them ends the process. */
async function tidyUp(shop: Shop, attempt: Attempt): Promise<void> {
  const minutes = async () => {
    for (const name of Object.keys(minutesWorks) as MinutesWork[])
      await attempt(name, () => recordRun(shop, name, () => minutesWorks[name](shop)))
  }
  const night = async () => {
    for (const name of Object.keys(nightWorks) as NightWork[])
      await attempt(name, () => doNightly(shop, name))
  }
  await Promise.all([minutes(), night()])
}
