import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import type { JoinReason } from '#shop/customers/customer.ts'
import { buttonClass } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { customerPath } from '../customers/customers-href.ts'
import type { CustomerProblem } from './customer-action.ts'
import type { ShownCustomer } from './shown-customer.ts'

interface IdentitiesProps {
  customer: ShownCustomer
  form: PageForm<CustomerProblem>
}

/** What a person orders as, who was joined with whom and why, and who else may be the same person (D30). */
export function Identities({ customer, form }: IdentitiesProps) {
  return (
    <>
      <ul className="divide-y divide-line">
        {customer.identities.map((identity) => (
          <li key={identity.id} className="py-3 first:pt-0">
            <Known identity={identity} customer={customer} form={form} />
          </li>
        ))}
      </ul>
      {customer.namesakes.length > 0 && <Namesakes customer={customer} form={form} />}
      <Joining form={form} />
    </>
  )
}

const reasons: Record<JoinReason, () => string> = {
  claim: m.customers_join_by_claim,
  email: m.customers_join_by_email,
  staff: m.customers_join_by_staff,
}

const nameOf = ({ account, phone }: ShownCustomer['identities'][number]) =>
  account
    ? m.customers_identity_account({ email: account.email })
    : m.customers_identity_guest({ phone: formatPhone(phone ?? '', getLocale()) })

function Known({
  identity,
  customer: { joins },
  form,
}: IdentitiesProps & { identity: ShownCustomer['identities'][number] }) {
  const join = joins.find(({ identityId }) => identityId === identity.id)
  const name = nameOf(identity)
  return (
    <>
      <p className="[overflow-wrap:anywhere]">{name}</p>
      {join && (
        <form
          {...form.props}
          className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-soft"
        >
          {reasons[join.reason]()}
          <input type="hidden" name="join" value={join.id} />
          <SubmitButton
            what="undo-join"
            variant="plain"
            aria-label={m.customers_undo_join_of({ name })}
            busy={form.sending?.get('join') === join.id}
          >
            {m.customers_undo_join()}
          </SubmitButton>
        </form>
      )}
    </>
  )
}

function Namesakes({ customer: { namesakes }, form }: IdentitiesProps) {
  return (
    <>
      <h3 className="mt-4 font-medium">{m.customers_maybe()}</h3>
      <p className="text-sm text-ink-soft">{m.customers_maybe_text()}</p>
      <ul className="mt-2 divide-y divide-line">
        {namesakes.map(({ id, name, email, orders }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
            <span className="min-w-0">
              <ShopLink
                to={customerPath(id)}
                className="font-semibold [overflow-wrap:anywhere] underline underline-offset-4 hover:text-brand"
              >
                {name}
              </ShopLink>
              <span className="block text-sm [overflow-wrap:anywhere] text-ink-soft">
                {[email, m.customers_n_orders({ n: orders })].filter(Boolean).join(' · ')}
              </span>
            </span>
            <form {...form.props}>
              <input type="hidden" name="other" value={id} />
              <SubmitButton
                what="join"
                variant="quiet"
                aria-label={m.customers_join_with({ name })}
                busy={form.sending?.get('other') === id}
              >
                {m.customers_join_press()}
              </SubmitButton>
            </form>
          </li>
        ))}
      </ul>
    </>
  )
}

function Joining({ form }: { form: PageForm<CustomerProblem> }) {
  const field = form.field('other')
  // As the page came; from then on the reader opens and folds it.
  const [wasRefused] = useState(field.error !== undefined)
  return (
    <details className="mt-4" open={wasRefused || undefined}>
      <summary className={buttonClass('quiet', 'cursor-pointer list-none')}>
        {m.customers_join()}
      </summary>
      <form
        {...form.props}
        aria-label={m.customers_join()}
        className="mt-3 flex flex-col gap-3 rounded-card border border-line p-4"
      >
        <p>{m.customers_join_text()}</p>
        <TextField
          {...field}
          label={m.customers_join_other()}
          maxLength={254}
          autoComplete="off"
          required
        />
        <SubmitButton what="join" variant="quiet" sending={form.sending} className="self-start">
          {m.customers_join_press()}
        </SubmitButton>
      </form>
    </details>
  )
}
