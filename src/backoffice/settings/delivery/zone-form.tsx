import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import type { Language } from '#platform/language.ts'
import { takaFromPaisa } from '#platform/money.ts'
import type { DeliveryTerms } from '#shop/delivery/zone.ts'
import { TextField } from '#ui/field.tsx'
import { SettingCard, type CardForm, type Unsaved } from '../setting-card.tsx'
import type { ZoneField } from './zone-fields.ts'
import { zoneTroubleWords } from './zone-words.ts'

interface ZoneFormProps {
  /** Undefined where it is a new one. */
  zone: DeliveryTerms | undefined
  version: string
  /** The language of a shop that speaks one. */
  only: Language | undefined
  form: CardForm
  field: (name: ZoneField) => {
    id: string
    name: string
    defaultValue: string | undefined
    error: string | undefined
  }
  unsaved: Unsaved
}

const kg = (grams: number | null | undefined) => (typeof grams === 'number' ? grams / 1000 : null)

const taka = (paisa: number | null | undefined) =>
  typeof paisa === 'number' ? takaFromPaisa(paisa) : null

/** What a zone is called, what delivery into it costs and how long it takes. */
export function ZoneForm({ zone, version, only, form, field, unsaved }: ZoneFormProps) {
  const ofName = (name: 'name' | 'nameBn') => {
    const { defaultValue = zone?.[name] ?? '', ...rest } = field(name)
    return { ...rest, defaultValue, maxLength: 60, required: true }
  }
  // The copy in the other language is updated on save.
  const isCopied = only !== undefined && zone?.name === zone?.nameBn
  return (
    <SettingCard
      name="zone"
      title={m.settings_delivery()}
      isAlone
      form={form}
      unsaved={unsaved}
      words={zoneTroubleWords}
    >
      <input type="hidden" name="version" value={version} />
      {only && <input type="hidden" name="only" value={only} />}
      <div className="grid gap-4 sm:grid-cols-2">
        {!(isCopied && only === 'bn') && (
          <TextField
            {...ofName('name')}
            lang="en"
            label={m.settings_name_en()}
            hint={m.settings_zone_name_hint()}
          />
        )}
        {!(isCopied && only === 'en') && (
          <TextField
            {...ofName('nameBn')}
            lang="bn"
            label={m.settings_name_bn()}
            hint={m.settings_zone_name_hint()}
          />
        )}
        <ChargeFields zone={zone} field={field} />
      </div>
    </SettingCard>
  )
}

function ChargeFields({ zone, field }: Pick<ZoneFormProps, 'zone' | 'field'>) {
  const digits = new Intl.NumberFormat(getLocale(), {
    useGrouping: false,
    maximumFractionDigits: 3,
  })
  const ofNumber = (name: ZoneField, stored: number | null | undefined) => {
    const { defaultValue = typeof stored === 'number' ? digits.format(stored) : '', ...rest } =
      field(name)
    return { ...rest, defaultValue, inputMode: 'decimal' as const }
  }
  return (
    <>
      <TextField
        {...ofNumber('charge', taka(zone?.chargeInPaisa))}
        label={m.settings_charge_taka()}
        hint={m.settings_charge_hint()}
        required
      />
      <TextField
        {...ofNumber('freeFrom', taka(zone?.freeFromInPaisa))}
        label={m.settings_free_from_taka()}
        hint={m.settings_free_from_hint()}
        placeholder={m.settings_never()}
      />
      <TextField
        {...ofNumber('includedKg', kg(zone?.includedGrams))}
        label={m.settings_included_weight_kg()}
        hint={m.settings_included_weight_hint()}
        placeholder={m.settings_any_weight()}
      />
      <TextField
        {...ofNumber('chargePerKg', taka(zone?.chargePerKgInPaisa))}
        label={m.settings_charge_per_kg_taka()}
        hint={m.settings_charge_per_kg_hint()}
      />
      <TextField
        {...ofNumber('minDays', zone?.minDays)}
        label={m.settings_min_days()}
        hint={m.settings_days_hint()}
        required
      />
      <TextField {...ofNumber('maxDays', zone?.maxDays)} label={m.settings_max_days()} required />
    </>
  )
}
