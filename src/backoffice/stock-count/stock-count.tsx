import { v7 as newId } from 'uuid'
import { m } from '#paraglide/messages.js'
import { isId } from '#platform/text/is-id.ts'
import { accountContext } from '#pages/account-context.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { namePeople } from '#shop/identity/users/list-people.ts'
import type { Shop } from '#shop/shop.ts'
import { listCounts } from '#shop/stock-counts/list-counts.ts'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import { productsPath } from '../product-details/product-paths.ts'
import type { Route } from './+types/stock-count'
import { AppliedCounts } from './applied-counts.tsx'
import { countAction } from './count-action.ts'
import { CountForm } from './count-form.tsx'

export const handle = {
  mayOpen: 'edit-products',
  menu: { icon: 'check', text: m.count_title },
} satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return {
    account: context.get(accountContext).userId,
    freshId: newId(),
    counts: await listShownCounts(shop),
  }
}

export const action = countAction

/** Lately, not for ever: the ledger and the audit keep all of them. */
const mostShown = 10

async function listShownCounts(shop: Shop) {
  const counts = await listCounts(shop, mostShown)
  const people = await namePeople(shop, counts.map(({ by }) => by).filter(isId))
  return counts.map(({ by, at, ...count }) => ({
    ...count,
    at: at.toISOString(),
    by: people.get(by)?.name ?? '',
  }))
}

/** What lies on the shelf is typed or scanned, compared with what the shop expects, and applied. */
export default function StockCount({ loaderData, actionData }: Route.ComponentProps) {
  const { account, freshId, counts } = loaderData
  return (
    <Page
      title={m.count_title()}
      intro={m.count_intro()}
      beside={
        <ShopButtonLink variant="quiet" to={`${productsPath}?stock=low`}>
          {m.count_low()}
        </ShopButtonLink>
      }
    >
      <noscript>
        <p className="rounded-control bg-deal-wash px-4 py-3 text-on-deal-wash">
          {m.count_needs_scripts()}
        </p>
      </noscript>
      <CountForm account={account} freshId={freshId} lastResult={actionData} />
      <AppliedCounts counts={counts} />
    </Page>
  )
}
