import { m } from '#paraglide/messages.js'
import { countText, paisaText } from '#pages/money/taka.ts'
import { firstSettings, type OrderLimits, type PhoneLimits } from '#shop/settings/settings.ts'
import { limitNames } from './limit-names.ts'
import { limitFieldsOf, type LimitField } from './limits-fields.ts'

type Values = Readonly<Record<string, unknown>>

/** Of the limits on orders and what is cancelled, those that an entry of the audit changed. */
export function limitChanges(before: Values, after: Values) {
  const [was, is] = [limitsIn(before), limitsIn(after)]
  return (Object.keys(is) as LimitField[]).flatMap((field) =>
    was[field] === is[field]
      ? []
      : [{ label: labelOf(field), before: said(field, was[field]), after: said(field, is[field]) }],
  )
}

function limitsIn({ orderLimits, cancelPendingAfterHours }: Values) {
  const isWritten = typeof orderLimits === 'object' && orderLimits !== null
  return limitFieldsOf({
    orderLimits: isWritten ? (orderLimits as OrderLimits) : firstSettings.orderLimits,
    cancelPendingAfterHours:
      typeof cancelPendingAfterHours === 'number' ? cancelPendingAfterHours : null,
  })
}

function labelOf(field: LimitField): string {
  if (field === 'cancelPendingAfterHours') return m.settings_cancel_hours()
  const [, whose, name = field] = /^(phone|client)(.+)$/.exec(field) ?? []
  const key = `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`
  const limit = limitNames[key as keyof PhoneLimits]()
  if (whose === undefined) return `${m.settings_few()} · ${limit}`
  return `${whose === 'phone' ? m.settings_one_phone() : m.settings_one_client()} · ${limit}`
}

function said(field: LimitField, value: number | null | undefined): string {
  // Rows of before limits were paisa know no value.
  if (value === null || value === undefined) return m.settings_no_limit()
  return field.endsWith('InPaisa') ? paisaText(value) : countText(value)
}
