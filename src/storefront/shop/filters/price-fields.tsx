import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { takaFromPaisa } from '#platform/money.ts'
import { TextInput } from '#ui/field.tsx'
import type { ShopPage } from '../load-shop-page.ts'

interface PriceFieldsProps {
  page: ShopPage
  onDone: (form: HTMLFormElement | null) => void
}

export function PriceFields({ page: { filter, facets }, onDone }: PriceFieldsProps) {
  const { min, max } = facets.price
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{m.shop_price()}</legend>
      <div className="grid grid-cols-2 gap-2">
        <PriceField
          name="min"
          label={m.shop_price_from()}
          value={filter.min}
          suggested={Math.floor(min / 100) * 100}
          onDone={onDone}
        />
        <PriceField
          name="max"
          label={m.shop_price_to()}
          value={filter.max}
          suggested={Math.ceil(max / 100) * 100}
          onDone={onDone}
        />
      </div>
    </fieldset>
  )
}

interface PriceFieldProps {
  name: string
  label: string
  /** Paisa. */
  value: number | undefined
  suggested: number
  onDone: PriceFieldsProps['onDone']
}

function PriceField({ name, label, value, suggested, onDone }: PriceFieldProps) {
  const digits = new Intl.NumberFormat(getLocale() === 'bn' ? 'bn-BD' : 'en-IN', {
    useGrouping: false,
  })
  const inDigits = (paisa: number) => digits.format(takaFromPaisa(paisa))
  return (
    <label className="flex flex-col gap-1 text-sm text-ink-soft">
      {label}
      <TextInput
        // Another URL, another first value.
        key={value}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={value === undefined ? '' : inDigits(value)}
        placeholder={inDigits(suggested)}
        onBlur={(event) => onDone(event.currentTarget.form)}
        className="tabular"
      />
    </label>
  )
}
