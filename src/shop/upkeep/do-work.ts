import { sweepRefusals } from '#shop/audit/record-refusal.ts'
import { rollUpPace } from '#shop/catalog/stock/pace/roll-up-pace.ts'
import { rollUpUnitsSold } from '#shop/catalog/stock/pace/roll-up-units-sold.ts'
import { sweepExports } from '#shop/exports/sweep-exports.ts'
import { sweepInvitations } from '#shop/identity/invitations/list-invitations.ts'
import { sweepExpired } from '#shop/identity/sessions/end-sessions.ts'
import { sweepImports } from '#shop/import/jobs/sweep-imports.ts'
import { sweepMails } from '#shop/mail/delete-mails.ts'
import { sweepEdits } from '#shop/orders/edits/undo/store-order-before.ts'
import { listOrderedPictures } from '#shop/orders/lines/list-ordered-pictures.ts'
import { dropClientKeys } from '#shop/orders/placement/hash-request.ts'
import { cancelUnconfirmed } from '#shop/orders/status/cancel-unconfirmed.ts'
import { sweepPictures } from '#shop/pictures/work/sweep-pictures.ts'
import { sweepRepeatableCalls } from '#shop/repeats/do-once.ts'
import { sendDailyMails } from '#shop/reports/daily-mail/send-daily-mails.ts'
import { sendReportMails } from '#shop/reports/report-mails/send-report-mails.ts'
import { countNightly } from '#shop/sales/nightly/count-nightly.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'
import { sweepVisitors } from '#shop/visitors/save-visitor.ts'
import { sweepViews } from '#shop/visits/sweep-views.ts'
import { sweepJobAttempts } from './job-attempts.ts'
import type { AskableWork, MinutesWork, NightWork } from './works.ts'

type Doing = (shop: Shop) => Promise<unknown>

/** What is done every few minutes. */
export const minutesWorks: Readonly<Record<MinutesWork, Doing>> = {
  'daily-mails': sendDailyMails,
  'report-mails': sendReportMails,
  'unconfirmed-orders': async (shop) => (await cancelUnconfirmed(shop)).canceled,
  'units-sold': rollUpUnitsSold,
  'stock-pace': rollUpPace,
  'ended-sessions': (shop) => Promise.all([sweepExpired(shop), sweepInvitations(shop)]),
  'refused-tries': sweepRefusals,
  'old-mails': async (shop) => {
    await sweepJobAttempts(shop)
    return sweepMails(shop)
  },
  'visitor-records': sweepVisitors,
  'page-views': sweepViews,
  exports: sweepExports,
  imports: sweepImports,
  'order-edits': sweepEdits,
  'client-keys': dropClientKeys,
  'repeatable-calls': sweepRepeatableCalls,
}

const sweepUnusedPictures = (shop: Shop) =>
  sweepPictures(shop, async (hashes) => {
    const { logo, icon } = await loadSettings(shop)
    return [logo, icon, ...(await listOrderedPictures(shop, hashes))]
  })

export const nightWorks: Readonly<Record<NightWork, Doing>> = {
  pictures: sweepUnusedPictures,
  'sales-books': countNightly,
}

/** On which day it was begun last is remembered under these names. */
export const nightMarkers: Readonly<Record<NightWork, string>> = {
  pictures: 'pictures-swept',
  'sales-books': 'sales-counted',
}

/** What staff may ask for. */
export const doAsked = (shop: Shop, name: AskableWork): Promise<unknown> =>
  ({ ...minutesWorks, ...nightWorks })[name](shop)
