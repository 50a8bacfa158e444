import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { mostAddresses } from '#shop/addresses/address.ts'
import { chooseDefault } from '#shop/addresses/choose-default.ts'
import { deleteAddress } from '#shop/addresses/delete-address.ts'
import { listAddresses } from '#shop/addresses/list-addresses.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { shopContext } from '#shop-context.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { accountContext } from '#pages/account-context.ts'
import type { Route } from './+types/addresses'
import { AddressCard } from './address-card.tsx'
import { addressId } from './address-action.ts'
import { DashboardPage } from '../layout/dashboard-page.tsx'
import { DoneNotice } from '#pages/done-notice.tsx'

export const handle = {
  mayOpen: 'signed-in',
  menu: { icon: 'pin', text: m.addresses_title },
} satisfies PageHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const addresses = await listAddresses(context.get(shopContext), context.get(accountContext))
  const isSaved = new URL(request.url).searchParams.get('done') === 'saved'
  return { addresses, isSaved }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const actor = context.get(accountContext)
  const form = await request.formData()
  const id = addressId(form.get('address'))
  // Somebody else's address is as unknown as one that never was.
  if (!id) throw data(null, { status: 404 })
  const { outcome } = await (form.get('what') === 'delete'
    ? deleteAddress(shop, actor, id)
    : chooseDefault(shop, actor, id))
  if (outcome === 'not-found') throw data(null, { status: 404 })
  return { outcome }
}

/** Where parcels go to: kept once, chosen at the checkout. */
export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, isSaved } = loaderData
  const isFull = addresses.length >= mostAddresses
  return (
    <DashboardPage title={m.addresses_title()} intro={m.addresses_intro()}>
      <DoneNotice>{doneWords(actionData?.outcome, isSaved)}</DoneNotice>
      {addresses.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState
            icon="pin"
            title={<h2>{m.addresses_none()}</h2>}
            action={
              <ShopButtonLink to="/dashboard/addresses/new">{m.addresses_add()}</ShopButtonLink>
            }
          >
            {m.addresses_none_text()}
          </EmptyState>
        </div>
      ) : (
        <>
          <ul
            aria-label={m.addresses_list()}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4 has-[[open]]:items-start"
          >
            {addresses.map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
          </ul>
          {isFull ? (
            <p className="text-ink-soft">
              {m.addresses_full({ n: new Intl.NumberFormat(getLocale()).format(mostAddresses) })}
            </p>
          ) : (
            <ShopButtonLink to="/dashboard/addresses/new" className="self-start">
              {m.addresses_add()}
            </ShopButtonLink>
          )}
        </>
      )}
    </DashboardPage>
  )
}

function doneWords(
  outcome: 'deleted' | 'chosen' | undefined,
  isSaved: boolean,
): string | undefined {
  if (outcome === 'deleted') return m.addresses_deleted()
  if (outcome === 'chosen') return m.addresses_default_done()
  return isSaved ? m.addresses_saved() : undefined
}
