import { useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { isSameAddress } from '#shop/addresses/address.ts'
import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { listSavedAddresses } from '../account/addresses/list-saved-addresses.ts'
import { callApiAsUser } from '../session/call-api-as-user.ts'
import { ShopLink } from '#pages/shop-link.tsx'

export interface SaveAddressButtonProps {
  details: PlacedOrderAnswer['billingDetails']
}

/** Offers to keep the address of the order that was just placed; says so where it is kept already. */
export function SaveAddressButton({ details }: SaveAddressButtonProps) {
  const [kept, setKept] = useState<'asking' | 'no' | 'sending' | 'yes'>('asking')
  useEffect(() => {
    void listSavedAddresses().then((found) => {
      if (found) setKept(found.some((address) => isSameAddress(address, details)) ? 'yes' : 'no')
    })
  }, [details])

  async function keep() {
    setKept('sending')
    const { fullName, phone, district, area, address } = details
    const answer = await callApiAsUser('/addresses', {
      method: 'POST',
      content: { fullName, phone, district, area, address },
    })
    const isDone = answer.outcome === 'answered' && answer.status < 300
    setKept(isDone ? 'yes' : 'no')
    if (!isDone) toast({ title: m.ordered_keep_failed(), kind: 'trouble' })
  }

  if (kept === 'asking') return null
  return (
    <output className="block">
      {kept === 'yes' ? (
        <>
          {m.ordered_address_saved()}{' '}
          <ShopLink
            to="/dashboard/addresses"
            className="font-semibold text-brand underline underline-offset-4"
          >
            {m.ordered_address_see()}
          </ShopLink>
        </>
      ) : (
        <Button variant="quiet" busy={kept === 'sending'} onClick={() => void keep()}>
          {m.ordered_keep_address()}
        </Button>
      )}
    </output>
  )
}
