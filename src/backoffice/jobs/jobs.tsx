import { m } from '#paraglide/messages.js'
import { accountContext } from '#pages/account-context.ts'
import { countText } from '#pages/money/taka.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { listPriceChanges } from '#shop/catalog/desk/bulk/price-changes.ts'
import { countDesk } from '#shop/catalog/desk/list-desk.ts'
import { countOthersWaiting, listExports } from '#shop/exports/list-exports.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { listImports } from '#shop/import/jobs/list-imports.ts'
import { isOpen } from '#shop/import/jobs/product-import.ts'
import { progressOf } from '#shop/import/undo/undo-import.ts'
import { listWorks } from '#shop/upkeep/list-works.ts'
import { askForWork } from '#shop/upkeep/ask-for-work.ts'
import { countUnsent } from '#shop/mail/list-mails.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '../../shop-context.ts'
import { ExportList } from '../exports/export-list.tsx'
import { showExport } from '../exports/shown-export.ts'
import { Page } from '../layout/page.tsx'
import { answerTo } from '../lists/answer-to.ts'
import type { Route } from './+types/jobs'
import { ImportJobs } from './import-jobs.tsx'
import { jobsActions } from './jobs-actions.ts'
import { PriceChanges } from './price-changes.tsx'
import { WorkList } from './work-list.tsx'

export const handle = {
  mayOpen: 'open-back-office',
  menu: { icon: 'clock', text: m.jobs_title },
} satisfies PageHandle

/** Each sees what they may have to do with. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const actor = context.get(accountContext)
  const [exports, others, imports, counts, mails, works, prices] = await Promise.all([
    listExports(shop, actor.userId),
    may(actor, 'export-people') ? countOthersWaiting(shop, actor.userId) : 0,
    may(actor, 'edit-products') ? listImports(shop) : [],
    may(actor, 'edit-products') ? countDesk(shop) : undefined,
    may(actor, 'read-outbox') ? countUnsent(shop) : { waiting: 0, failed: 0 },
    may(actor, askForWork.allow) ? listWorks(shop) : [],
    may(actor, 'edit-products') ? listPriceChanges(shop) : [],
  ])
  const open = imports.filter(({ state }) => isOpen(state))
  return {
    exports: exports.map(showExport),
    imports: await Promise.all(
      open.map(async (one) => ({
        id: one.id,
        fileName: one.fileName,
        state: one.state,
        isChecked: one.checked !== null,
        ...(await progressOf(shop, one)),
      })),
    ),
    works,
    prices: prices.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
    waiting: { others, scheduled: counts?.scheduled ?? 0, mails },
  }
}

export const action = jobsActions

/** What the shop does in the background: what runs, waits and failed, to stop it, to try it again, or to go there. */
export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
  const { exports, imports, waiting, works, prices } = loaderData
  const rest = restOf(waiting)
  const isCalm = works.every(({ state }) => state === 'done' || state === 'not-yet')
  const pricesUndone = answerTo(actionData, 'prices-')
  const listed = exports.length + imports.length + rest.length + prices.length
  const isNone = isCalm && listed === 0 && pricesUndone === undefined
  return (
    <Page title={m.jobs_title()} intro={m.jobs_intro()}>
      {isNone && (
        <EmptyState icon="clock" title={m.jobs_none()}>
          {m.jobs_none_text()}
        </EmptyState>
      )}
      {imports.length > 0 && (
        <ImportJobs imports={imports} answered={answerTo(actionData, 'import-')} />
      )}
      {(prices.length > 0 || pricesUndone !== undefined) && (
        <PriceChanges changes={prices} answered={pricesUndone} />
      )}
      <ExportList exports={exports} answered={answerTo(actionData, 'file-')} />
      {rest.length > 0 && (
        <DashboardCard id="other-jobs" title={m.jobs_rest()}>
          <ul className="divide-y divide-line">
            {rest.map(({ text, to }) => (
              <li key={text} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span className="tabular">{text}</span>
                {to !== undefined && (
                  <ShopButtonLink variant="quiet" to={to} aria-label={`${m.jobs_show()}: ${text}`}>
                    {m.jobs_show()}
                  </ShopButtonLink>
                )}
              </li>
            ))}
          </ul>
        </DashboardCard>
      )}
      {works.length > 0 && <WorkList works={works} answered={answerTo(actionData, 'work-')} />}
    </Page>
  )
}

type Waiting = Route.ComponentProps['loaderData']['waiting']

const restOf = ({ others, scheduled, mails }: Waiting) =>
  [
    { n: others, say: m.jobs_others, to: undefined },
    { n: scheduled, say: m.jobs_scheduled, to: '/dashboard/products?status=scheduled' },
    { n: mails.waiting, say: m.jobs_mails_waiting, to: '/dashboard/outbox?state=waiting' },
    { n: mails.failed, say: m.jobs_mails_failed, to: '/dashboard/outbox?state=failed' },
  ]
    .filter(({ n }) => n > 0)
    .map(({ n, say, to }) => ({ text: say({ n: countText(n) }), to }))
