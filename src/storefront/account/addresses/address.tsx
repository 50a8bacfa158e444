import { data, redirect } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { mostAddresses } from '#shop/addresses/address.ts'
import { findAddress } from '#shop/addresses/list-addresses.ts'
import { shopContext } from '#shop-context.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { accountContext } from '#pages/account-context.ts'
import type { Route } from './+types/address'
import { AddressForm } from './address-form.tsx'
import { addressId, submitAddress } from './address-action.ts'
import { DashboardPage } from '../layout/dashboard-page.tsx'

export const handle = { mayOpen: 'signed-in', parent: '/dashboard/addresses' } satisfies PageHandle

const newAddress = 'new'

export async function loader({ context, params }: Route.LoaderArgs) {
  if (params.address === newAddress) return { address: null }
  const id = addressId(params.address)
  const address =
    id && (await findAddress(context.get(shopContext), context.get(accountContext), id))
  // Somebody else's address is as unknown as one that never was.
  if (!address) throw data(null, { status: 404 })
  return { address }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const isNew = params.address === newAddress
  const id = isNew ? undefined : addressId(params.address)
  if (!isNew && !id) throw data(null, { status: 404 })
  const shop = context.get(shopContext)
  const answer = await submitAddress(
    shop,
    context.get(accountContext),
    await request.formData(),
    id,
  )
  switch (answer.outcome) {
    case 'saved': {
      const language = languageOfPath(new URL(request.url).pathname)
      throw redirect(pathInLanguage('/dashboard/addresses?done=saved', language), 303)
    }
    case 'not-found':
      throw data(null, { status: 404 })
    default:
      return answer
  }
}

/** Adds an address, or changes one. */
export default function Address({ loaderData: { address }, actionData }: Route.ComponentProps) {
  const isFull = actionData?.outcome === 'full'
  return (
    <DashboardPage title={address ? m.addresses_edit_title() : m.addresses_add()}>
      <div role="alert">
        {isFull && (
          <p className="rounded-control border border-cut bg-cut-wash px-4 py-3 font-medium text-cut">
            {m.addresses_full({ n: new Intl.NumberFormat(getLocale()).format(mostAddresses) })}
          </p>
        )}
      </div>
      <div className="rounded-card border border-line bg-surface p-4 md:p-6">
        <AddressForm address={address} answer={actionData} />
      </div>
      <ShopLink
        to="/dashboard/addresses"
        className="inline-flex min-h-11 items-center self-start font-semibold text-brand underline underline-offset-4"
      >
        {m.addresses_back()}
      </ShopLink>
    </DashboardPage>
  )
}
