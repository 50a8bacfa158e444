import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import { readToken } from '../../account/use-account.ts'
import { askShop } from '../../account/session/ask-shop.ts'
import { choosePlace, fillEmpty, readForm } from './kept-draft.ts'
import { isTypingPlace } from './write-form.ts'

/** Whoever is signed in need not type again what their last order says. A checkout is nobody's reason to sign in again. */
export async function fillFromAccount(): Promise<void> {
  const answer = await askShop('/order?mine=1&limit=1', {
    method: 'GET',
    token: readToken() ?? undefined,
  })
  if (answer.outcome !== 'answered' || answer.status !== 200) return
  const [last] = answer.content as PlacedOrderAnswer[]
  if (!last) return
  const { fullName, phone, email, district, area, address } = last.billingDetails
  const shown = formatPhone(phone, getLocale())
  fillEmpty({ fullName, phone: shown, email: email ?? '', district, area, address, note: '' })
  if (readForm().district === '' && !isTypingPlace()) choosePlace({ district, area })
}
