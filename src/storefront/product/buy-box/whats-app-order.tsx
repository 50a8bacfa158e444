import { m } from '#paraglide/messages.js'
import type { VariantView } from '#shop/catalog/product.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { chatUrl } from '#pages/chat-url.ts'
import { useShell } from '#storefront/page-head.tsx'
import { localPath } from '#pages/shop-link.tsx'
import { orderText } from './order-text.ts'

interface WhatsAppOrderProps {
  name: string
  slug: string
  variant: VariantView
  shopUrl: string
}

/** For those who would rather talk than type. A plain link, so that it is there without JavaScript too. */
export function WhatsAppOrder({ name, slug, variant, shopUrl }: WhatsAppOrderProps) {
  const query = new URLSearchParams({ variant: variant.sku })
  const link = new URL(`${shopUrl}${localPath(`/product/${slug}`)}?${query}`).href
  const url = chatUrl(useShell().chat.phone, orderText(name, variant, link))
  if (!url || variant.stock === 'sold-out') return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className={buttonClass('quiet', 'min-h-12 w-full')}
    >
      <Icon name="whatsapp" className="size-6 text-brand" />
      {m.product_order_on_whatsapp()}
    </a>
  )
}
