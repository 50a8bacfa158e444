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
  const [saving, setSaving] = useState<'asking' | 'no' | 'sending' | 'yes'>('asking')
  useEffect(() => {
    void listSavedAddresses().then((found) => {
      if (found) setSaving(found.some((address) => isSameAddress(address, details)) ? 'yes' : 'no')
    })
  }, [details])

  async function keep() {
    setSaving('sending')
    const { fullName, phone, district, area, address } = details
    const answer = await callApiAsUser('/addresses', {
      method: 'POST',
      content: { fullName, phone, district, area, address },
    })
    const isDone = answer.outcome === 'answered' && answer.status < 300
    setSaving(isDone ? 'yes' : 'no')
    if (!isDone) toast({ title: m.ordered_keep_failed(), kind: 'trouble' })
  }

  if (saving === 'asking') return null
  return (
    <output className="block">
      {saving === 'yes' ? (
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
        <Button variant="quiet" busy={saving === 'sending'} onClick={() => void keep()}>
          {m.ordered_keep_address()}
        </Button>
      )}
    </output>
  )
}
