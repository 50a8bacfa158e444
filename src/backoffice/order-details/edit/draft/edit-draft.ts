import type { Language } from '#platform/language.ts'
import { formatPhone, latinDigits } from '#platform/phone.ts'
import { typedFromPaisa } from '#platform/typed-taka.ts'
import type { PlaceFacts } from '#shop/orders/edits/change-details.ts'
import type { StandingLine, StandingOrder, WantedLine } from '#shop/orders/edits/edit.ts'
import type { DeliveryMethod } from '#shop/orders/order.ts'
import type { ShownVariant } from '#shop/orders/edits/load-edit-facts.ts'

/** What somebody has changed of an order and not saved yet: only what they touched, so that it lies upon any newer version as well. */

const typedFields = [
  'fullName',
  'phone',
  'email',
  'deliveryMethod',
  'district',
  'area',
  'address',
  'note',
  'charge',
  'chargeReason',
  'discount',
  'discountReason',
  'coupon',
] as const
export type TypedField = (typeof typedFields)[number]
export type TypedFields = Record<TypedField, string>

export interface Draft {
  fields: Partial<TypedFields>
  /** By position: pieces, or what a line is exchanged for. 0 pieces take it out. */
  lines: Record<number, { variantId?: string; quantity?: number }>
  added: { variant: ShownVariant; quantity: number }[]
}

export const emptyDraft: Draft = { fields: {}, lines: {}, added: [] }

/** An order as far as a draft can change it. */
export interface DraftedOrder extends StandingOrder, PlaceFacts {
  deliveryMethod: DeliveryMethod
  fullName: string
  phone: string
  email: string | null
  address: string
  note: string
  discountInPaisa: number
  couponCode: string | null
}

/** As the fields of the form hold it. */
export function fieldsOf(order: DraftedOrder, language: Language): TypedFields {
  const { fullName, phone, email, deliveryMethod, district, area, address, note } = order
  const { discountInPaisa } = order
  return {
    fullName,
    phone: formatPhone(phone, language),
    deliveryMethod,
    district,
    area,
    address,
    note,
    email: email ?? '',
    charge: order.deliveryChargeIsSet ? typedFromPaisa(order.deliveryChargeInPaisa) : '',
    chargeReason: '',
    discount: discountInPaisa > 0 ? typedFromPaisa(discountInPaisa) : '',
    discountReason: '',
    coupon: order.couponCode ?? '',
  }
}

/** A line of the form. */
export interface DraftLine extends WantedLine {
  variantId: string | undefined
  /** As it stands; undefined where it is new. */
  standing: StandingLine | undefined
}

export function linesOf(order: DraftedOrder, draft: Draft): DraftLine[] {
  const stand = order.lines.map((standing) => {
    const { position, variantId, quantity } = standing
    const touched = draft.lines[position]
    return {
      standing,
      position,
      variantId: touched?.variantId ?? variantId ?? undefined,
      quantity: touched?.quantity ?? quantity,
    }
  })
  const added = draft.added.map(({ variant, quantity }) => ({
    standing: undefined,
    variantId: variant.id,
    quantity,
  }))
  return [...stand, ...added]
}

export function isChanged(order: DraftedOrder, draft: Draft, language: Language): boolean {
  const before = fieldsOf(order, language)
  const isTyped = typedFields.some((name) => (draft.fields[name] ?? before[name]) !== before[name])
  return isTyped || draft.added.length > 0 || linesOf(order, draft).some(isLineChanged)
}

const isLineChanged = ({ standing, variantId, quantity }: DraftLine) =>
  quantity !== standing?.quantity || variantId !== (standing.variantId ?? undefined)

export const withField = (draft: Draft, name: TypedField, value: string): Draft => ({
  ...draft,
  fields: { ...draft.fields, [name]: value },
})

/** Of the line at this place of the form. */
export function withLine(
  order: DraftedOrder,
  draft: Draft,
  { index, ...change }: { index: number; variantId?: string; quantity?: number },
): Draft {
  const position = order.lines[index]?.position
  if (position !== undefined)
    return {
      ...draft,
      lines: { ...draft.lines, [position]: { ...draft.lines[position], ...change } },
    }
  const { quantity = 1 } = change
  const added = draft.added.map((line, at) =>
    at === index - order.lines.length ? { ...line, quantity } : line,
  )
  return { ...draft, added: added.filter((line) => line.quantity > 0) }
}

/** One more of it: in the line that holds it, or in a new one. */
export function withVariant(order: DraftedOrder, draft: Draft, variant: ShownVariant): Draft {
  const lines = linesOf(order, draft)
  const index = lines.findIndex(({ variantId }) => variantId === variant.id)
  const line = lines[index]
  return line
    ? withLine(order, draft, { index, quantity: line.quantity + 1 })
    : { ...draft, added: [...draft.added, { variant, quantity: 1 }] }
}

/** As somebody types them, also in Bangla digits. */
function piecesIn(typed: unknown): { quantity?: number } {
  const digits = typeof typed === 'string' ? latinDigits(typed.trim()) : ''
  return /^\d{1,3}$/.test(digits) ? { quantity: Number(digits) } : {}
}

/** What a form held that a browser sent before scripts arrived, as the page gets it back. */
export function draftFromSent(sent: Readonly<Record<string, unknown>>): Draft {
  const fields = Object.fromEntries(
    typedFields.flatMap((name) => (typeof sent[name] === 'string' ? [[name, sent[name]]] : [])),
  )
  const lines: Draft['lines'] = {}
  for (const line of Array.isArray(sent['lines']) ? (sent['lines'] as unknown[]) : []) {
    const { position, variant, quantity } = (line ?? {}) as Record<string, unknown>
    if (typeof position !== 'string' || !/^\d{1,6}$/.test(position)) continue
    lines[Number(position)] = {
      ...(typeof variant === 'string' && variant !== '' && { variantId: variant }),
      ...piecesIn(quantity),
    }
  }
  return { fields, lines, added: [] }
}
