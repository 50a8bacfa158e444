import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import {
  type CurrentUser,
  storeCurrentUser,
  readCurrentUser,
} from '#storefront/session/current-user.ts'
import { callApiAsUser } from '#storefront/session/call-api-as-user.ts'
import { emptyDraft, type Draft } from '../fields/draft.ts'
import { choosePlace, fillEmpty, storeDraft, readForm } from '../fields/stored-draft.ts'
import { isTypingPlace } from './write-form.ts'

/** A signed-in shopper need not type again what their last order says, or at a first one what their account does. */
export async function fillFromAccount(): Promise<void> {
  const [last, user] = await Promise.all([askLastOrder(), loadCurrentUser()])
  const said = draftOf(last, user)
  fillEmpty(said)
  const { district, area } = said
  if (district !== '' && readForm().district === '' && !isTypingPlace())
    choosePlace({ district, area })
  else storeDraft()
}

function draftOf(last: PlacedOrderAnswer | undefined, user: CurrentUser | undefined): Draft {
  const own = { ...emptyDraft, fullName: user?.displayName ?? '', email: user?.email ?? '' }
  if (!last) return own
  const { fullName, phone, email, district, area, address } = last.billingDetails
  const shown = formatPhone(phone, getLocale())
  return { ...own, fullName, phone: shown, email: email ?? own.email, district, area, address }
}

async function askLastOrder(): Promise<PlacedOrderAnswer | undefined> {
  const answer = await callApiAsUser('/order?mine=1&limit=1', { method: 'GET' })
  if (answer.outcome !== 'answered' || answer.status !== 200) return undefined
  return (answer.content as PlacedOrderAnswer[])[0]
}

/** Who is signed in, as the shop knows them now; where it does not answer, as it last did. */
async function loadCurrentUser(): Promise<CurrentUser | undefined> {
  const answer = await callApiAsUser('/auth/session', { method: 'GET' })
  if (answer.outcome === 'answered' && answer.status === 200)
    storeCurrentUser((answer.content as { user?: unknown } | undefined)?.user)
  return readCurrentUser()
}
