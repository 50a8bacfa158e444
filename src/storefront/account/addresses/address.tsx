import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { formAction } from '#pages/form/form-action.ts'
import { addressFormSchema } from '#shop/addresses/contract.ts'
import { findAddress } from '#shop/addresses/list-addresses.ts'
import { shopContext } from '#shop-context.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { accountContext, personIn } from '#pages/account-context.ts'
import type { Route } from './+types/address'
import { AddressForm } from './address-form.tsx'
import { isId } from '#platform/text/is-id.ts'
import { saveAddress } from '#shop/addresses/save-address.ts'
import { DashboardPage } from '../layout/dashboard-page.tsx'

export const handle = { mayOpen: 'signed-in', parent: '/dashboard/addresses' } satisfies PageHandle

const newAddress = 'new'

export async function loader({ context, params }: Route.LoaderArgs) {
  if (params.address === newAddress) return { address: null }
  const address =
    isId(params.address) &&
    (await findAddress(context.get(shopContext), context.get(accountContext), params.address))
  // Somebody else's address is as unknown as one that never was.
  if (!address) throw data(null, { status: 404 })
  return { address }
}

export const action = formAction({
  schema: addressFormSchema,
  run: async (typed, { shop, context, params, request }) => {
    const id = params['address'] === newAddress ? undefined : params['address']
    const result = await saveAddress(shop, personIn(context), { ...typed, id })
    switch (result.outcome) {
      case 'saved': {
        const language = languageOfPath(new URL(request.url).pathname)
        return { outcome: 'done', goTo: pathInLanguage(savedAt, language) }
      }
      case 'too-many-addresses':
        return { outcome: 'refused', trouble: result.outcome }
      case 'unknown-place':
        return { outcome: 'refused', fields: { [result.field]: `${result.field}-unknown` } }
      default:
        throw data(null, { status: 404 })
    }
  },
})

const savedAt = '/dashboard/addresses?done=saved'

/** Adds an address, or changes one. */
export default function Address({ loaderData: { address }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={address ? m.addresses_edit_title() : m.addresses_add()}>
      <div className="rounded-card border border-line bg-surface p-4 md:p-6">
        <AddressForm address={address} lastResult={actionData} savedAt={savedAt} />
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
