import { m } from '#paraglide/messages.js'
import { callStates, type CallState } from '#shop/orders/calls/call.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { formatMoment } from '#ui/text/moment.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import { orderSources } from '#shop/orders/order.ts'
import { sourceNames } from '../../orders/order-words.ts'
import { productFieldWords } from '../../product-details/fields/product-field-words.ts'
import { isStockReason } from '#shop/stock/stock-reasons.ts'
import { stockReasonNames } from '../../forms/stock-reason-words.ts'
import { callNames } from '../../calls/call-words.ts'
import { wordsOf } from './setting-words.ts'

type Say = (value: unknown) => string

const names: Readonly<Record<string, () => string>> = {
  title: m.audit_field_title,
  name: m.audit_field_name,
  slug: m.audit_field_slug,
  ...productFieldWords,
  summary: m.audit_field_summary,
  intro: m.audit_field_intro,
  body: m.audit_field_body,
  category: m.audit_field_category,
  furtherCategories: m.audit_field_further_categories,
  productIds: m.audit_field_products,
  link: m.audit_field_link,
  picture: m.audit_field_picture,
  narrowPicture: m.banners_narrow_picture,
  alt: m.banners_alt,
  startsAt: m.banners_starts,
  endsAt: m.banners_ends,
  placement: m.audit_field_placement,
  position: m.audit_field_position,
  parent: m.audit_field_parent,
  place: m.audit_field_place,
  hidden: m.audit_field_hidden,
  status: m.audit_field_status,
  state: m.audit_field_status,
  reports: m.audit_field_reports,
  isAnswered: m.audit_field_answered,
  attempts: m.outbox_tries,
  payment: m.audit_field_payment,
  call: m.audit_field_call,
  source: m.orders_source,
  publishedAt: m.audit_field_published,
  dealEndsAt: m.audit_field_deal_end,
  dealStartsAt: m.audit_field_deal_start,
  priceInPaisa: m.audit_field_price,
  discountPriceInPaisa: m.audit_field_discount_price,
  purchaseCostInPaisa: m.audit_field_cost,
  barcode: m.editor_barcode,
  weightInGrams: m.editor_weight,
  dealPriceInPaisa: m.audit_field_deal_price,
  stock: m.audit_field_stock,
  chargeInPaisa: m.settings_charge,
  freeFromInPaisa: m.settings_free_from,
  includedGrams: m.settings_included_weight,
  chargePerKgInPaisa: m.settings_charge_per_kg,
  minDays: m.settings_min_days,
  maxDays: m.settings_max_days,
  columns: m.audit_field_columns,
  listPriceInPaisa: m.audit_field_price,
  unitPriceInPaisa: m.audit_field_price,
  grandTotalInPaisa: m.account_grand_total,
  deliveryChargeInPaisa: m.export_delivery,
  discountInPaisa: m.export_discount,
  amountInPaisa: m.audit_field_amount,
  returnedPieces: m.audit_field_returned,
  reason: m.audit_field_reason,
  note: m.stock_note,
  sku: () => 'SKU',
  color: m.audit_field_color,
  size: m.audit_field_size,
  options: m.audit_field_options,
  optionValues: m.audit_field_option_values,
  wrongClaims: m.audit_field_wrong_claims,
  secondFactor: m.audit_field_second_factor,
  customers: m.audit_field_customers,
  orders: m.audit_field_orders,
  products: m.audit_field_products,
  banners: m.audit_field_banners,
  fromVersion: m.audit_field_from_version,
  articles: m.audit_field_articles,
  pages: m.audit_field_pages,
  settings: m.audit_field_settings,
  created: m.audit_import_created,
  updated: m.audit_import_updated,
  attributes: m.attributes_title,
  kind: m.attributes_kind,
  unit: m.attributes_unit,
  choices: m.attributes_choices,
  isFilter: m.attributes_is_filter,
  unchanged: m.audit_import_unchanged,
  failed: m.audit_import_failed,
  categories: m.audit_import_categories,
  badRows: m.audit_import_bad_rows,
  missingPictures: m.audit_import_missing_pictures,
  warnings: m.audit_import_warnings,
  deleted: m.imports_kind_deleted,
  archived: m.imports_kind_archived,
  restored: m.imports_kind_restored,
  kept: m.imports_kind_kept,
  countedVariants: m.audit_count_variants,
  piecesFound: m.audit_count_found,
  piecesMissing: m.audit_count_missing,
  oversold: m.audit_count_oversold,
  mailHost: m.settings_server_host,
  mailPort: m.settings_server_port,
  mailSecurity: m.settings_server_security,
  mailUser: m.settings_server_user,
  mailFrom: m.settings_server_from,
  passwordChanged: m.audit_field_password_changed,
}

/** Values that programs know by a word. */
const knownValues: Readonly<Record<string, () => string>> = {
  Active: m.audit_status_active,
  active: m.audit_status_active,
  Inactive: m.audit_status_inactive,
  draft: m.audit_status_draft,
  archived: m.audit_status_archived,
  due: m.audit_payment_due,
  'part-paid': m.audit_payment_part_paid,
  collected: m.audit_payment_collected,
  remitted: m.audit_payment_remitted,
  'refund-due': m.audit_payment_refund_due,
  refunded: m.audit_payment_refunded,
  failed: m.outbox_failed,
  waiting: m.outbox_waiting,
  slider: m.audit_placement_slider,
  'new-offer': m.audit_placement_offer,
  pending: m.subscribers_pending,
  subscribed: m.subscribers_subscribed,
  unsubscribed: m.subscribers_unsubscribed,
  new: m.inbox_status_new,
  answered: m.inbox_status_answered,
  closed: m.inbox_status_closed,
  approved: m.reviews_status_approved,
  hidden: m.reviews_status_hidden,
}

const inKnownWords: Say = (value) => {
  const word = String(value)
  return Object.hasOwn(knownValues, word) ? (knownValues[word]?.() ?? word) : statusName(word)
}

const sourceInWords: Say = (value) =>
  sourceNames[orderSources.find((source) => source === value) ?? 'other']()

const callInWords: Say = (value) =>
  callStates.some((state) => state === value) ? callNames[value as CallState]() : String(value)

const values: Readonly<Record<string, Say>> = {
  status: inKnownWords,
  state: inKnownWords,
  payment: inKnownWords,
  call: callInWords,
  source: sourceInWords,
  placement: inKnownWords,
  publishedAt: (value) => formatMoment(String(value), true),
  dealEndsAt: (value) => formatMoment(String(value), true),
  dealStartsAt: (value) => formatMoment(String(value), true),
  startsAt: (value) => formatMoment(String(value), true),
  endsAt: (value) => formatMoment(String(value), true),
  reason: (value) => {
    const reason = String(value)
    return isStockReason(reason) ? stockReasonNames[reason]() : wordsOf(value)
  },
}

function valueOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return wordsOf(value)
  if (field.endsWith('InPaisa')) return paisaText(Number(value))
  if (typeof value === 'number') return countText(value)
  return Object.hasOwn(values, field) ? (values[field]?.(value) ?? '') : wordsOf(value)
}

interface NamedField {
  label: string
  say: Say
}

/** What a field is called. One that ends with `Bn` holds the Bangla of another; one of a variant stands behind its SKU. */
export function nameField(name: string): NamedField | undefined {
  const [, sku = '', field = '', bangla] = /^(?:(.*) )?(\w+?)(Bn)?$/.exec(name) ?? []
  if (!Object.hasOwn(names, field)) return undefined
  const said = names[field]?.() ?? field
  const label = bangla ? m.audit_in_bangla({ field: said }) : said
  return {
    label: `${sku && `${sku} · `}${label}`,
    say: (value) => valueOf(field, value),
  }
}

/** A field with its name. */
export function fieldInWords(name: string, value: unknown): string | undefined {
  const field = nameField(name)
  return field && `${field.label}: ${field.say(value)}`
}

/** A field with its name once, and what it was and is. */
export function fieldChangeInWords(name: string, from: unknown, to: unknown): string | undefined {
  const named = nameField(name)
  return (
    named && m.desk_change_step({ field: named.label, from: named.say(from), to: named.say(to) })
  )
}
