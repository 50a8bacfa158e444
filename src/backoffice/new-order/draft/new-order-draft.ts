import type { Language } from '#platform/language.ts'
import { paisaFromTyped } from '#platform/typed-taka.ts'
import { usualMethod, type DeliveryMethod } from '#shop/orders/order.ts'
import type { ShownVariant } from '#shop/orders/edits/load-edit-facts.ts'

/** An order that somebody is taking down. */

const typedFields = [
  'phone',
  'source',
  'fullName',
  'deliveryMethod',
  'district',
  'area',
  'address',
  'email',
  'note',
  'language',
  'priceReason',
  'coupon',
] as const
export type TypedField = (typeof typedFields)[number]
export type TypedFields = Record<TypedField, string>

export interface DraftLine {
  variant: ShownVariant
  quantity: number
  /** Taka for one piece, as it was typed; empty where it is sold for the price of the catalogue. */
  price: string
}

export interface NewOrderDraft {
  /** With which it is sent, however often: one order comes of it. */
  key: string
  fields: Partial<TypedFields>
  lines: DraftLine[]
}

export const noFields = (language: Language): TypedFields => ({
  ...(Object.fromEntries(typedFields.map((name) => [name, ''])) as TypedFields),
  source: 'phone',
  language,
})

/** As somebody chose it, or else as it is usual for where the order came from. */
export const methodOf = ({
  deliveryMethod,
  source,
}: Pick<TypedFields, 'deliveryMethod' | 'source'>): DeliveryMethod =>
  deliveryMethod === 'pickup' || deliveryMethod === 'delivery'
    ? deliveryMethod
    : usualMethod(source)

export const isEmpty = ({ fields, lines }: NewOrderDraft): boolean =>
  lines.length === 0 && Object.values(fields).every((typed) => typed.trim() === '')

export const withFields = (draft: NewOrderDraft, fields: Partial<TypedFields>): NewOrderDraft => ({
  ...draft,
  fields: { ...draft.fields, ...fields },
})

/** One more of it: in the line that holds it, or in a new one. */
export function withVariant(draft: NewOrderDraft, variant: ShownVariant): NewOrderDraft {
  const line = draft.lines.find((one) => one.variant.id === variant.id)
  return line
    ? withLine(draft, variant.id, { variant, quantity: line.quantity + 1 })
    : { ...draft, lines: [...draft.lines, { variant, quantity: 1, price: '' }] }
}

/** With no pieces it is taken out. */
export const withLine = (
  draft: NewOrderDraft,
  variantId: string,
  change: Partial<DraftLine>,
): NewOrderDraft => ({
  ...draft,
  lines: draft.lines
    .map((line) => (line.variant.id === variantId ? { ...line, ...change } : line))
    .filter(({ quantity }) => quantity > 0),
})

/** As the shop has the variants now. Those it does not know any more are not for sale. */
export function withFacts(draft: NewOrderDraft, found: readonly ShownVariant[]): NewOrderDraft {
  const known = new Map(found.map((variant) => [variant.id, variant]))
  const lines = draft.lines.map((line) => ({
    ...line,
    variant: known.get(line.variant.id) ?? { ...line.variant, isForSale: false, stock: 0 },
  }))
  return { ...draft, lines }
}

/** In paisa; undefined where it is sold for the price of the catalogue, or what was typed is no amount. */
export function overrideOf({ variant, price }: DraftLine): number | undefined {
  const paisa = paisaFromTyped(price)
  return paisa === variant.unitPriceInPaisa ? undefined : paisa
}
