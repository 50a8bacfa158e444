import type { ComponentProps } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { takaFromPaisa } from '#platform/money.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import type { DeliveryTerms } from '#shop/delivery/zone.ts'
import { TextField } from '#ui/field.tsx'
import { problemWords, SettingCard, type Unsaved } from '../setting-card.tsx'
import type { SettingProblem } from '../fields/setting-problem.ts'
import type { DeliveryField } from './delivery-fields.ts'
import { zonePrefixes } from './zone-prefixes.ts'
import { zoneWords } from './zone-words.ts'

interface DeliveryFormProps {
  zones: readonly DeliveryTerms[]
  version: string
  answered: FormResult | undefined
  unsaved: Unsaved
}

/** What delivery costs in each zone, and how long it takes (D16). */
export function DeliveryForm({ zones, version, answered, unsaved }: DeliveryFormProps) {
  const form = usePageForm<DeliveryField, SettingProblem>({
    id: 'delivery',
    lastResult: resultOf(answered, 'delivery'),
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./delivery-fields.ts')] as const
      const [{ checkBy }, { deliveryFormSchema, turnedDays }] = await Promise.all(load)
      return checkBy(deliveryFormSchema, turnedDays)
    },
    words: problemWords,
  })
  const digits = new Intl.NumberFormat(getLocale(), { useGrouping: false })
  const field = (name: DeliveryField, stored: number | null) => {
    const { defaultValue = stored === null ? '' : digits.format(stored), ...rest } =
      form.field(name)
    return { ...rest, defaultValue, inputMode: 'decimal' as const }
  }
  return (
    <SettingCard name="delivery" title={m.settings_delivery()} form={form} unsaved={unsaved}>
      <input type="hidden" name="zonesVersion" value={version} />
      {zones.map((terms) => (
        <ZoneFields key={terms.zone} terms={terms} field={field} />
      ))}
    </SettingCard>
  )
}

interface ZoneFieldsProps {
  terms: DeliveryTerms
  field: (
    name: DeliveryField,
    stored: number | null,
  ) => Omit<ComponentProps<typeof TextField>, 'label'>
}

function ZoneFields({ terms, field }: ZoneFieldsProps) {
  const { zone, chargeInPaisa, freeFromInPaisa, minDays, maxDays } = terms
  const prefix = zonePrefixes[zone]
  const { name, text } = zoneWords[zone]
  const freeFrom = freeFromInPaisa === null ? null : takaFromPaisa(freeFromInPaisa)
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="float-left w-full font-semibold">{name()}</legend>
      <p className="clear-both mb-3 text-sm text-ink-soft">{text()}</p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 lg:grid-cols-4">
        <TextField
          {...field(`${prefix}Charge`, takaFromPaisa(chargeInPaisa))}
          label={m.settings_charge_taka()}
          required
        />
        <TextField
          {...field(`${prefix}FreeFrom`, freeFrom)}
          label={m.settings_free_from_taka()}
          placeholder={m.settings_never()}
        />
        <TextField {...field(`${prefix}MinDays`, minDays)} label={m.settings_min_days()} required />
        <TextField {...field(`${prefix}MaxDays`, maxDays)} label={m.settings_max_days()} required />
      </div>
    </fieldset>
  )
}
