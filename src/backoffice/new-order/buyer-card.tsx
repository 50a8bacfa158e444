import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { m } from '#paraglide/messages.js'
import { parsePhone } from '#platform/phone.ts'
import { takenSources } from '#shop/orders/order.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { sourceNames } from '../orders/order-words.ts'
import { Choice, MethodField } from '../orders/fields/choices.tsx'
import { PlaceFields, type EditedField } from '../orders/fields/place-fields.tsx'
import { useFound } from '../palette/use-found.ts'
import type { TypedField, TypedFields } from './draft/new-order-draft.ts'
import type { ShownBuyer } from './find-buyer.ts'
import { KnownBuyer, offerSelector } from './known-buyer.tsx'

interface BuyerCardProps {
  field: (name: TypedField) => EditedField
  fields: TypedFields
  choose: (fields: Partial<TypedFields>) => void
}

/** Who gets it, and where: by the phone, whom the shop knows already. */
export function BuyerCard({ field, fields, choose }: BuyerCardProps) {
  const phone = parsePhone(fields.phone)
  const { state, found } = useFound<ShownBuyer | null>('/dashboard/orders/buyer', phone ?? '', null)
  const goOn = useGoingOn(state)
  return (
    <DashboardCard id="new-order-buyer" title={m.desk_buyer()}>
      <div className="flex flex-col gap-5">
        <PhoneFields field={field} onEnter={() => phone && goOn()} />
        <output className="block empty:hidden">
          {state === 'failed' && <p className="text-ink-soft">{m.palette_failed()}</p>}
          {state === 'found' && found && <KnownBuyer buyer={found} {...{ fields, choose }} />}
        </output>
        <TextField
          {...field('fullName')}
          label={m.checkout_full_name()}
          autoComplete="off"
          maxLength={200}
          required
        />
        <MethodField field={field('deliveryMethod')} />
        {fields.deliveryMethod !== 'pickup' && (
          <>
            <PlaceFields {...{ field, fields, choose }} />
            <TextAreaField {...field('address')} label={m.checkout_address()} rows={2} required />
          </>
        )}
        <TextAreaField {...field('note')} label={m.desk_customer_note()} optional rows={2} />
        <LanguageFields field={field} />
      </div>
    </DashboardCard>
  )
}

const takesFocus = { autoFocus: true }

/** By which somebody is known, and the way they came. */
function PhoneFields({ field, onEnter }: Pick<BuyerCardProps, 'field'> & { onEnter: () => void }) {
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onEnter()
  }
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        {...field('phone')}
        {...takesFocus}
        label={m.checkout_phone()}
        hint={m.new_order_phone_hint()}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        required
        onKeyDown={onKey}
      />
      <Choice field={field('source')} label={m.orders_source()}>
        {takenSources.map((source) => (
          <option key={source} value={source}>
            {sourceNames[source]()}
          </option>
        ))}
      </Choice>
    </div>
  )
}

/** Where mails about the order go, and in which language. */
function LanguageFields({ field }: Pick<BuyerCardProps, 'field'>) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        {...field('email')}
        label={m.checkout_email()}
        optional
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={300}
      />
      <Choice field={field('language')} label={m.new_order_language()}>
        <option value="bn" lang="bn">
          {m.profile_language_bangla()}
        </option>
        <option value="en" lang="en">
          {m.profile_language_english()}
        </option>
      </Choice>
    </div>
  )
}

/** Enter behind the phone: to the first address that is offered, or else to the name. It waits until the shop has answered. */
function useGoingOn(state: string): () => void {
  const isWanted = useRef(false)
  const answered = useEffectEvent(() => {
    if (isWanted.current) go()
    isWanted.current = false
  })
  useEffect(() => {
    if (state !== 'loading') answered()
  }, [state])
  return () => {
    if (state === 'loading') isWanted.current = true
    else go()
  }
}

function go(): void {
  const offer = document.querySelector<HTMLElement>(offerSelector)
  const next = offer ?? document.querySelector<HTMLElement>('[name=fullName]')
  next?.focus()
}
