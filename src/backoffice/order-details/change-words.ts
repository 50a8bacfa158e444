import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatPhone } from '#platform/phone.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import { methodNames } from '../orders/order-words.ts'
import { variantWords } from '#shop/catalog/options/variant-words.ts'
import type {
  AmountField,
  ChangeDetails,
  LineFacts,
  PersonField,
  PlaceFacts,
} from '#shop/orders/edits/change-details.ts'

/** What exactly was changed, one sentence each: before and after. */
export function wordsOfDetails(details: ChangeDetails): string[] {
  return [
    ...(details.lines ?? []).map(lineWords),
    ...(details.returned ?? []).map(({ fit, unfit, ...line }) =>
      m.desk_change_returned({ name: nameOf(line), fit: countText(fit), unfit: countText(unfit) }),
    ),
    ...(details.prices ?? []).map(({ listPriceInPaisa, unitPriceInPaisa, ...line }) =>
      m.desk_change_price({
        name: nameOf(line),
        price: paisaText(unitPriceInPaisa),
        list: paisaText(listPriceInPaisa),
      }),
    ),
    ...(details.deliveryMethod
      ? [
          stepWords(m.orders_method(), {
            from: methodNames[details.deliveryMethod.from](),
            to: methodNames[details.deliveryMethod.to](),
          }),
        ]
      : []),
    ...(details.coupon ? [stepWords(m.export_coupon(), details.coupon)] : []),
    ...(details.place ? [placeWords(details.place)] : []),
    ...Object.entries(details.person ?? {}).map(([field, step]) =>
      stepWords(personNames[field as PersonField](), {
        from: personValue(field, step.from),
        to: personValue(field, step.to),
      }),
    ),
    ...Object.entries(details.amounts ?? {}).map(([field, { from, to }]) =>
      stepWords(amountNames[field as AmountField](), {
        from: paisaText(from),
        to: paisaText(to),
        reason: details.reasons?.[field as 'discount' | 'deliveryCharge'],
      }),
    ),
    ...(details.collectedBy ? [m.desk_change_collected_by({ who: details.collectedBy })] : []),
  ]
}

const personNames: Record<PersonField, () => string> = {
  fullName: m.checkout_full_name,
  phone: m.checkout_phone,
  email: m.checkout_email,
  address: m.checkout_address,
  note: m.desk_customer_note,
}

const amountNames: Record<AmountField, () => string> = {
  deliveryCharge: m.account_delivery_charge,
  discount: m.account_discount,
  couponDiscount: m.export_coupon_discount,
  grandTotal: m.account_grand_total,
}

interface Step {
  from: string
  to: string
  reason?: string | undefined
}

function stepWords(field: string, { from, to, reason }: Step): string {
  const said = m.desk_change_step({ field, from: from || '—', to: to || '—' })
  return reason ? `${said} (“${reason}”)` : said
}

const personValue = (field: string, value: string) =>
  field === 'phone' && value !== '' ? formatPhone(value, getLocale()) : value

const placeWords = ({ from, to }: { from: PlaceFacts; to: PlaceFacts }) =>
  stepWords(m.desk_address(), { from: placeName(from), to: placeName(to) })

/** Empty where it is handed over in the shop. */
const placeName = ({ area, areaBn, district, districtBn }: PlaceFacts) =>
  district &&
  `${inLanguage(getLocale(), area, areaBn)}, ${inLanguage(getLocale(), district, districtBn)}`

type Named = Omit<LineFacts, 'quantity' | 'unitPriceInPaisa'>

function nameOf({ name, nameBn, options, ...line }: Named): string {
  const language = getLocale()
  const words = variantWords({ ...line, options }, language)
  return [inLanguage(language, name, nameBn), ...words].join(', ')
}

function lineWords({ before, after }: NonNullable<ChangeDetails['lines']>[number]): string {
  if (before && after && before.sku === after.sku)
    return stepWords(nameOf(after), {
      from: countText(before.quantity),
      to: countText(after.quantity),
    })
  if (before && after) return `${piecesOf(before)} → ${piecesOf(after)}`
  if (after) return m.desk_change_added({ what: piecesOf(after) })
  return before ? m.desk_change_taken_out({ what: piecesOf(before) }) : ''
}

const piecesOf = (line: LineFacts) =>
  `${countText(line.quantity)} × ${nameOf(line)} (${paisaText(line.unitPriceInPaisa)})`
