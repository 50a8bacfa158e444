import { m } from '#paraglide/messages.js'
import type { Language } from '#platform/language.ts'
import { formatPhone } from '#platform/phone.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'
import { OwnLogo } from '#storefront/header/logo.tsx'
import { useShell } from '#storefront/page-head.tsx'

export interface Seller {
  name: string
  /** Where the shop is and how it is reached, as far as it says so. */
  contact: string[]
}

export async function loadSeller(shop: Shop, language: Language): Promise<Seller> {
  const { shopName, footerAddress, footerPhone, infoEmail } = await loadSettings(shop)
  const phone = footerPhone && formatPhone(footerPhone, language)
  const contact = [footerAddress[language], phone, infoEmail].filter(Boolean)
  return { name: shopName[language], contact }
}

/** Who sells, on paper only: there the top and the foot of the page are missing. */
export function InvoiceHead({ seller }: { seller: Seller }) {
  const { logo } = useShell()
  return (
    <div className="hidden print:block">
      {logo && <OwnLogo logo={logo} name="" />}
      <p className="text-lg font-semibold">
        {seller.name} · {m.account_invoice()}
      </p>
      <p>{seller.contact.join(' · ')}</p>
    </div>
  )
}
