import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import { pictureSizes } from '#shop/pictures/views/picture-sizes.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { useTrackChosen } from '../analytics/list-place.ts'
import { CardCart } from '../product-cards/card-cart.tsx'
import { CompareButton } from '../product-cards/compare-button.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import type { Compared } from './compared.ts'

export interface Column {
  id: string
  slug: string
  name: string
  nameBn: string | null
  picture: Picture | null
  /** Null: no longer sold. Undefined: the shop has not answered yet. */
  product: Compared | null | undefined
}

export const cellClass =
  'min-w-38 sm:min-w-46 border-l border-line p-3 align-baseline first-of-type:border-l-0 md:min-w-52 md:p-4'

const nameOf = ({ name, nameBn }: Column) => inLanguage(getLocale(), name, nameBn)

interface ColumnHeadProps {
  column: Column
  onRemove: ((id: string) => void) | undefined
}

export function ColumnHead({ column, onRemove }: ColumnHeadProps) {
  const { product } = column
  const trackChosen = useTrackChosen(product?.card)
  const name = nameOf(column)
  return (
    <th
      scope="col"
      abbr={name}
      className={`${cellClass} relative w-72 max-w-72 text-left font-medium`}
    >
      <PictureView
        picture={product?.card.picture ?? column.picture}
        alt=""
        {...pictureSizes.card}
        placeholder={false}
        className={`mb-3 aspect-square rounded-control ${product === null ? 'opacity-55' : ''}`}
      />
      <ShopLink
        to={`/product/${product?.card.slug ?? column.slug}`}
        onClick={trackChosen}
        lang={langOf(name)}
        className="line-clamp-3 min-h-6 hover:text-brand hover:underline"
      >
        {name}
      </ShopLink>
      {onRemove && (
        <button
          type="button"
          aria-label={m.compare_remove({ name })}
          onClick={() => onRemove(column.id)}
          className="absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-surface/90 text-ink-soft hover:text-cut"
        >
          <Icon name="close" />
        </button>
      )}
    </th>
  )
}

export function ColumnActions({ column, isChosen }: { column: Column; isChosen: boolean }) {
  const { product } = column
  if (product === undefined) return <Skeleton className="h-11 w-full" />
  if (product === null) return <p className="font-semibold">{m.wishlist_not_sold()}</p>
  return (
    <div className="flex flex-col gap-2">
      <CardCart product={product.card} name={nameOf(column)} />
      {!isChosen && <CompareButton product={product.card} inWords className="justify-center" />}
    </div>
  )
}
