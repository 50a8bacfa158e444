import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatPhone } from '#platform/phone.ts'
import type { AddressAnswer } from '#shop/addresses/contract.ts'
import { buttonClass } from '#ui/button.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { WayOut } from '#pages/way-out.tsx'

interface AddressCardProps {
  address: AddressAnswer
  /** Of all cards. */
  form: PageForm
}

/** What the form of this card sends. */
const sendingOf = ({ sending }: PageForm, id: string) =>
  sending?.get('id') === id ? sending : undefined

/** One saved address, and what can be done with it. Deleting is asked once more, also without JavaScript. */
export function AddressCard({ address, form }: AddressCardProps) {
  /** A screen reader that reads the button alone reads which address it is about. */
  const nameOf = (action: string) =>
    m.addresses_of({ action, name: address.fullName, address: address.address })
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 md:p-5">
      <AddressWords address={address} />
      <div className="mt-auto grid *:[grid-area:1/1]">
        <div className="flex flex-wrap items-start gap-2 self-start pr-24">
          <ShopButtonLink
            to={`/dashboard/addresses/${address.id}`}
            variant="quiet"
            aria-label={nameOf(m.addresses_edit())}
          >
            {m.addresses_edit()}
          </ShopButtonLink>
          {!address.isDefault && (
            <form {...form.props}>
              <input type="hidden" name="id" value={address.id} />
              <SubmitButton
                what="default"
                variant="plain"
                sending={sendingOf(form, address.id)}
                aria-label={nameOf(m.addresses_make_default())}
              >
                {m.addresses_make_default()}
              </SubmitButton>
            </form>
          )}
        </div>
        <DeleteAddress address={address} form={form} name={nameOf(m.addresses_delete())} />
      </div>
    </li>
  )
}

/** At the end of the row, and what it opens under all of it: nothing moves away from the finger. */
function DeleteAddress({ address, form, name }: AddressCardProps & { name: string }) {
  return (
    <details className="pointer-events-none *:pointer-events-auto">
      <summary
        aria-label={name}
        className={buttonClass(
          'plain',
          '-mr-3 ml-auto flex! w-fit cursor-pointer list-none text-cut!',
        )}
      >
        {m.addresses_delete()}
      </summary>
      <form
        {...form.props}
        aria-label={m.addresses_delete_sure()}
        className="mt-2 rounded-card border border-cut bg-cut-wash p-4"
      >
        <input type="hidden" name="id" value={address.id} />
        <p className="font-semibold">{m.addresses_delete_sure()}</p>
        <p className="mb-3">{m.addresses_delete_text()}</p>
        <div className="flex flex-wrap gap-2">
          <SubmitButton what="delete" variant="quiet" sending={sendingOf(form, address.id)}>
            {m.addresses_delete_yes()}
          </SubmitButton>
          <WayOut>{m.addresses_delete_no()}</WayOut>
        </div>
      </form>
    </details>
  )
}

function AddressWords({ address }: { address: AddressAnswer }) {
  const language = getLocale()
  const area = inLanguage(language, address.area, address.areaBn)
  const district = inLanguage(language, address.district, address.districtBn)
  return (
    <address className="min-w-0 not-italic [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{address.fullName}</span>
        {address.isDefault && (
          <span className="rounded-full bg-brand-wash px-3 py-0.5 text-sm font-medium text-brand">
            {m.addresses_default()}
          </span>
        )}
      </p>
      <p className="whitespace-pre-line">{address.address}</p>
      <p>
        {area}, {district}
      </p>
      <p className="tabular mt-1 text-ink-soft">{formatPhone(address.phone, language)}</p>
    </address>
  )
}
