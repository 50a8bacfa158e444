import { m } from '#paraglide/messages.js'

/** One way to pay: it is chosen, and says what it means. */
export function PaymentChoice() {
  const text = m.checkout_cash_on_delivery_text()
  return (
    <div className="flex items-start gap-3 rounded-control border border-brand bg-brand-wash p-4">
      <input
        id="cash-on-delivery"
        type="radio"
        name="payment"
        value="cash-on-delivery"
        defaultChecked
        aria-describedby="cash-on-delivery-text"
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <div>
        <label htmlFor="cash-on-delivery" className="font-semibold">
          {m.checkout_cash_on_delivery()}
        </label>
        <p id="cash-on-delivery-text" className="text-sm text-ink-soft">
          {text}
        </p>
      </div>
    </div>
  )
}
