import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatTaka } from '#platform/money.ts'
import type { VariantView } from '#shop/catalog/product.ts'
import { chosenInWords } from '#shop/catalog/options/variant-words.ts'
import { sizeInWords } from '#shop/catalog/options/size.ts'

type Ordered = Pick<VariantView, 'color' | 'colorBn' | 'size' | 'options' | 'sellingPriceInPaisa'>

/** What a shopper would type to order it: which one, at what price, and where the shop finds it. */
export function orderText(name: string, variant: Ordered, link: string): string {
  return [
    m.product_order_text(),
    [name, ...optionsOf(variant)].join(', '),
    formatTaka(variant.sellingPriceInPaisa, getLocale()),
    link,
  ].join('\n')
}

function optionsOf({ color, colorBn, size, options }: Ordered): string[] {
  return [
    ...(color === null ? [] : [m.cart_color({ color: inLanguage(getLocale(), color, colorBn) })]),
    ...(size === null ? [] : [m.cart_size({ size: sizeInWords(size, getLocale()) })]),
    ...options.map((option) => chosenInWords(option, getLocale())),
  ]
}
