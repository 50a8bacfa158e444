import { data } from 'react-router'
import { z } from 'zod'
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
import { accountContext, personIn } from '#pages/account-context.ts'
import type { Route } from './+types/addresses'
import { AddressCard } from './address-card.tsx'
import { DashboardPage } from '../layout/dashboard-page.tsx'
import { DoneNotice } from '#pages/done-notice.tsx'
import { formAction, formActions } from '#pages/form/form-action.ts'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { isTaken, type FormResult } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'

export const handle = {
  mayOpen: 'signed-in',
  menu: { icon: 'pin', text: m.addresses_title },
} satisfies PageHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const addresses = await listAddresses(context.get(shopContext), context.get(accountContext))
  const isSaved = new URL(request.url).searchParams.get('done') === 'saved'
  return { addresses, isSaved }
}

const chosen = z.object({ id: z.string().max(100) })

const notFound = () => data(null, { status: 404 })

export const action = formActions({
  delete: formAction({
    schema: chosen,
    run: async (input, { shop, context }) => {
      const { outcome } = await deleteAddress(shop, personIn(context), input)
      // Somebody else's address is as unknown as one that never was.
      if (outcome !== 'deleted') throw notFound()
      return { outcome: 'done' }
    },
  }),
  default: formAction({
    schema: chosen,
    run: async (input, { shop, context }) => {
      const { outcome } = await chooseDefault(shop, personIn(context), input)
      if (outcome !== 'chosen') throw notFound()
      return { outcome: 'done' }
    },
  }),
})

/** Where parcels go to: kept once, chosen at the checkout. */
export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, isSaved } = loaderData
  const isFull = addresses.length >= mostAddresses
  const form = usePageForm({ id: 'addresses', lastResult: actionData, words: {} })
  return (
    <DashboardPage title={m.addresses_title()} intro={m.addresses_intro()}>
      <DoneNotice>{doneWords(form.result, isSaved)}</DoneNotice>
      <FormNotice trouble={form.trouble} />
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
              <AddressCard key={address.id} address={address} form={form} />
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

function doneWords(result: FormResult | undefined, isSaved: boolean): string | undefined {
  if (!result) return isSaved ? m.addresses_saved() : undefined
  if (!isTaken(result)) return undefined
  return result.form === 'delete' ? m.addresses_deleted() : m.addresses_default_done()
}
