import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Field, Select, TextField } from '#ui/field.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import {
  valueOf,
  withValue,
  type Draft,
  type Drafted,
  type TypedFields,
} from '../draft/product-draft.ts'
import { chosenIn } from '../fields/typed-categories.ts'
import type { OfferedAttribute } from './offered-attributes.ts'

export interface AttributeFieldsProps {
  /** All that there are. */
  offered: readonly OfferedAttribute[]
  product: Drafted
  draft: Draft
  fields: Pick<TypedFields, 'category' | 'newCategory' | 'furtherCategories'>
  change: (draft: Draft) => void
  form: Pick<PageForm, 'field'>
}

/** What its categories ask of their products, and what the product has of others. */
export function AttributeFields({ offered, fields, form, ...drafting }: AttributeFieldsProps) {
  const { product, draft, change } = drafting
  const main = fields.newCategory === '' ? [fields.category] : []
  const standsIn = [...main, ...chosenIn(fields.furtherCategories)]
  const shown = offered.filter(
    ({ slug, heldIn }) =>
      heldIn.some((one) => standsIn.includes(one)) || product.attributes[slug] !== undefined,
  )
  if (shown.length === 0) return null
  return (
    <DashboardCard id="product-attributes" title={m.attributes_title()}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {shown.map((attribute, index) => (
          <AttributeField
            key={attribute.slug}
            attribute={attribute}
            index={index}
            error={form.field(`attributes[${index}].value`).error}
            value={valueOf(product, draft, attribute.slug)}
            onChange={(value) => change(withValue(product, draft, attribute.slug, value))}
          />
        ))}
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        <ShopLink to="/dashboard/attributes" className="underline underline-offset-4">
          {m.attributes_define()}
        </ShopLink>
      </p>
    </DashboardCard>
  )
}

interface AttributeFieldProps {
  attribute: OfferedAttribute
  index: number
  error: string | undefined
  value: { value: string; valueBn: string }
  onChange: (value: { value: string } | { valueBn: string }) => void
}

function AttributeField({ attribute, index, error, value, onChange }: AttributeFieldProps) {
  const { slug, kind } = attribute
  const name = `attributes[${index}]`
  const label = inLanguage(getLocale(), attribute.name, attribute.nameBn)
  const unit = inLanguage(getLocale(), attribute.unit, attribute.unitBn)
  const typed = {
    name: `${name}.value`,
    value: value.value,
    onChange: ({ target }: { target: { value: string } }) => onChange({ value: target.value }),
  }
  const words = <span lang={langOf(label)}>{unit === '' ? label : `${label} (${unit})`}</span>
  return (
    <div className={kind === 'text' ? 'grid gap-5 sm:col-span-2 sm:grid-cols-2' : ''}>
      <input type="hidden" name={`${name}.attribute`} value={slug} />
      {kind === 'choice' || kind === 'yes-no' ? (
        <Field label={words} error={error}>
          {(control) => (
            <Select {...control} {...typed}>
              <option value="">{m.attributes_value_none()}</option>
              {optionsOf(attribute).map(([option, text]) => (
                <option key={option} value={option}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <TextField
          {...typed}
          label={kind === 'text' ? m.attributes_value_en({ name: label }) : words}
          error={error}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          lang={kind === 'text' ? 'en' : undefined}
          maxLength={500}
          autoComplete="off"
        />
      )}
      {kind === 'text' && (
        <TextField
          name={`${name}.valueBn`}
          value={value.valueBn}
          onChange={({ target }) => onChange({ valueBn: target.value })}
          label={m.attributes_value_bn({ name: label })}
          lang="bn"
          maxLength={500}
          autoComplete="off"
        />
      )}
    </div>
  )
}

function optionsOf({ kind, choices }: OfferedAttribute): [string, string][] {
  if (kind === 'yes-no')
    return [
      ['yes', m.product_yes()],
      ['no', m.product_no()],
    ]
  return choices.map(({ slug, name, nameBn }) => [slug, inLanguage(getLocale(), name, nameBn)])
}
