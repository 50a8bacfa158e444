import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone, parsePhone } from '#platform/phone.ts'
import { isSameAddress } from '#shop/addresses/address.ts'
import type { AddressAnswer } from '#shop/addresses/contract.ts'
import { readAccountEmail } from '#storefront/session/account-email.ts'
import { listSavedAddresses } from '#storefront/account/addresses/list-saved-addresses.ts'
import { fillFromAccount } from './fill-from-account.ts'
import { emptyDraft } from '../fields/draft.ts'
import { fillEmpty, formId, useChosenPlace } from '../fields/stored-draft.ts'
import { isTypingPlace, noGoal, readGoal, writeGoal, type Goal } from './write-form.ts'

/** Which of one's addresses the fields say; choosing one writes it into them. */
export function useAddressChoice(onFilled: () => void) {
  const [addresses, setAddresses] = useState<readonly AddressAnswer[]>()
  const [read, setRead] = useState(noGoal)
  const said = { ...read, ...useChosenPlace() }
  /** Undefined: another one. */
  const chosen = addresses?.find((address) => isSaid(address, said))?.id
  /** What was typed before one was chosen, for anyone who goes back to it. */
  const typed = useRef<Goal>(noGoal)

  function choose(address: AddressAnswer | undefined) {
    if (chosen === undefined) typed.current = readGoal()
    writeGoal(address ? goalOf(address) : typed.current)
    setRead(readGoal())
    onFilled()
  }
  const begin = useEffectEvent((found: readonly AddressAnswer[]) => {
    setAddresses(found)
    const [first] = found
    if (first && isUntouched()) choose(first)
    else setRead(readGoal())
  })

  useEffect(() => {
    let gone = false
    void load().then((found) => {
      if (found && !gone) begin(found)
    })
    return () => void (gone = true)
  }, [])
  useEffect(() => {
    const form = document.getElementById(formId)
    // This listener runs before React's own, and a render between the two would put a controlled field's old text back.
    const look = () => startTransition(() => setRead(readGoal()))
    form?.addEventListener('input', look)
    return () => form?.removeEventListener('input', look)
  }, [])

  return { addresses, chosen, choose }
}

/** Undefined where they cannot be had. A shopper who saved none gets what their last order says. */
async function load(): Promise<readonly AddressAnswer[] | undefined> {
  const found = await listSavedAddresses()
  if (found?.length === 0) await fillFromAccount()
  else if (found) fillEmpty({ ...emptyDraft, email: readAccountEmail() })
  return found
}

function isUntouched(): boolean {
  return Object.values(readGoal()).every((said) => said === '') && !isTypingPlace()
}

function goalOf({ fullName, phone, district, area, address }: AddressAnswer): Goal {
  return { fullName, phone: formatPhone(phone, getLocale()), district, area, address }
}

function isSaid(address: AddressAnswer, said: Goal): boolean {
  return isSameAddress(address, { ...said, phone: parsePhone(said.phone) ?? '' })
}
