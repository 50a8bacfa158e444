import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatPhone } from '#platform/phone.ts'
import type { AddressAnswer } from '#shop/addresses/contract.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { localPath, ShopButtonLink } from '../../../shop-link.tsx'
import { useIsSending } from '../use-is-sending.ts'

/** One saved address, and what can be done with it. Deleting is asked once more, also without JavaScript. */
export function AddressCard({ address }: { address: AddressAnswer }) {
  const about = { name: 'address', value: address.id }
  const isChoosing = useIsSending('default', about)
  const isDeleting = useIsSending('delete', about)
  /** Whoever hears the button alone hears which address it is about. */
  const nameOf = (action: string) =>
    m.addresses_of({ action, name: address.fullName, address: address.address })
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 md:p-5">
      <AddressWords address={address} />
      <div className="mt-auto flex flex-wrap items-start gap-2">
        <ShopButtonLink
          to={`/dashboard/addresses/${address.id}`}
          variant="quiet"
          aria-label={nameOf(m.addresses_edit())}
        >
          {m.addresses_edit()}
        </ShopButtonLink>
        {!address.isDefault && (
          <Form method="post" action={localPath('/dashboard/addresses')}>
            <input type="hidden" name="address" value={address.id} />
            <Button
              type="submit"
              name="what"
              value="default"
              variant="plain"
              busy={isChoosing}
              aria-label={nameOf(m.addresses_make_default())}
            >
              {m.addresses_make_default()}
            </Button>
          </Form>
        )}
        <details className="open:basis-full">
          <summary
            aria-label={nameOf(m.addresses_delete())}
            className={buttonClass('plain', 'cursor-pointer list-none text-cut!')}
          >
            {m.addresses_delete()}
          </summary>
          <Form
            method="post"
            action={localPath('/dashboard/addresses')}
            aria-label={m.addresses_delete_sure()}
            className="mt-2 rounded-card border border-cut bg-cut-wash p-4"
          >
            <input type="hidden" name="address" value={address.id} />
            <p className="font-semibold">{m.addresses_delete_sure()}</p>
            <p className="mb-3">{m.addresses_delete_text()}</p>
            <Button type="submit" name="what" value="delete" variant="quiet" busy={isDeleting}>
              {m.addresses_delete_yes()}
            </Button>
          </Form>
        </details>
      </div>
    </li>
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
