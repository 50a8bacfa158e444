import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { ChosenOption } from '#shop/catalog/options/option.ts'
import { chosenInWords } from '#shop/catalog/options/variant-words.ts'
import { sizeInWords } from '#shop/catalog/options/size.ts'
import { coverClass, type Focus } from '#shop/pictures/focus.ts'
import { Icon } from '#ui/icon.tsx'
import { Swatch } from '#ui/swatch.tsx'
import { langOf } from '#ui/text/lang-of.ts'

export interface LineProduct {
  name: string
  nameBn: string | null
  image: string
  imageFocus?: Focus | undefined
  color: string
  colorBn?: string | null
  colorHex?: string | null
  size: string
  options: readonly ChosenOption[]
}

export const nameOf = (product: Pick<LineProduct, 'name' | 'nameBn'>) =>
  inLanguage(getLocale(), product.name, product.nameBn)

const shapes = { small: 'size-14', large: 'size-20 md:size-24' } as const

interface ProductPictureProps {
  url: string
  focus?: Focus | undefined
  size: keyof typeof shapes
}

export function ProductPicture({ url, focus, size }: ProductPictureProps) {
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-control bg-paper text-control-line ${shapes[size]}`}
    >
      {url ? (
        <img src={url} alt="" width={96} height={96} className={`size-full ${coverClass(focus)}`} />
      ) : (
        <Icon name="package" className="size-6" />
      )}
    </span>
  )
}

export function ProductOptions({ product }: { product: LineProduct }) {
  const { options } = product
  if (!product.color && !product.size && options.length === 0) return null
  const color = inLanguage(getLocale(), product.color, product.colorBn ?? null)
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {product.color && (
        <span className="inline-flex items-center gap-1.5">
          {product.colorHex && <Swatch hex={product.colorHex} />}
          {m.cart_color({ color })}
        </span>
      )}
      {product.size && <span>{m.cart_size({ size: sizeInWords(product.size, getLocale()) })}</span>}
      {options.map((option) => (
        <span key={option.name}>{chosenInWords(option, getLocale())}</span>
      ))}
    </span>
  )
}

/** A line of a summary: picture, name, options, how many; the price at the end. */
export function ProductLine({
  product,
  quantity,
  price,
}: {
  product: LineProduct
  quantity: ReactNode
  price: ReactNode
}) {
  return (
    <li className="flex gap-3 py-3">
      <ProductPicture url={product.image} focus={product.imageFocus} size="small" />
      <span className="min-w-0 flex-1">
        <span
          lang={langOf(nameOf(product))}
          className="line-clamp-2 font-medium [overflow-wrap:anywhere]"
        >
          {nameOf(product)}
        </span>
        <ProductOptions product={product} />
        <span className="tabular block min-h-7 text-sm text-ink-soft">{quantity}</span>
      </span>
      <span className="tabular font-semibold">{price}</span>
    </li>
  )
}
