import { m } from '#paraglide/messages.js'
import { paisaFromTaka } from '#platform/money.ts'
import { unitPriceInPaisa, type CartItem } from '#shop/cart/cart.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/text/price.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { updateCart } from '../lists/cart-list.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { lineTotalInPaisa, piecesToHave, takeWhatIsLeft, type LineNotice } from './cart-changes.ts'
import { ProductOptions, ProductPicture, nameOf } from './product-line.tsx'
import { LineNoticeList } from './line-notices.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'

interface CartLineProps {
  item: CartItem
  notices: readonly LineNotice[]
  onRemove: () => void
}

export const lineId = (variantId: string) => `line-${variantId}`

export function CartLine({ item, notices, onRemove }: CartLineProps) {
  const gone = notices.some(({ kind }) => kind === 'sold-out' || kind === 'not-sold')
  const name = nameOf(item)
  return (
    <li
      id={lineId(item.variantId)}
      tabIndex={-1}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 outline-none @min-[38rem]:grid-cols-[auto_minmax(0,1fr)_9.5rem_6rem_auto] @min-[38rem]:items-center"
    >
      <ProductPicture url={item.image} focus={item.imageFocus} size="large" />
      <div className="min-w-0">
        <ShopLink
          to={`/product/${item.slug}`}
          lang={langOf(name)}
          className={`line-clamp-2 font-medium hover:text-brand ${gone ? 'line-through' : ''}`}
        >
          {name}
        </ShopLink>
        <ProductOptions product={item} />
        <PriceOrNews item={item} notices={notices} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-3 @min-[38rem]:contents">
        <QuantityStepper
          quantity={item.quantity}
          name={name}
          className="w-30 min-[22.5rem]:w-38"
          onChange={(quantity) =>
            updateCart({ type: 'SET_QUANTITY', variantId: item.variantId, quantity })
          }
        />
        <span className="tabular ml-auto text-right font-semibold">
          <span className="sr-only">{m.cartpage_line_total()}: </span>
          {gone ? '–' : paisaText(lineTotalInPaisa(item, piecesToHave(item.quantity, notices)))}
        </span>
        <button
          type="button"
          aria-label={m.cart_remove_name({ name })}
          onClick={onRemove}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-cut-wash hover:text-cut"
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  )
}

/** The news come when the line is already seen: they take the room of the unit price, so that the lines below stay in place. */
function PriceOrNews({ item, notices }: Pick<CartLineProps, 'item' | 'notices'>) {
  return (
    <div className="mt-1 min-h-7">
      {notices.length === 0 ? (
        <Price priceInPaisa={unitPriceInPaisa(item)} beforeInPaisa={paisaFromTaka(item.price)} />
      ) : (
        <LineNoticeList notices={notices}>
          <TakeLeft item={item} notices={notices} />
        </LineNoticeList>
      )}
    </div>
  )
}

/** Fewer are left than wanted: one press takes those. Large for fingers, and no higher than its line for the eye. */
function TakeLeft({ item, notices }: Pick<CartLineProps, 'item' | 'notices'>) {
  const fewer = notices.find((notice) => notice.kind === 'fewer')
  if (!fewer || fewer.left === 0) return null
  return (
    <Button
      variant="plain"
      className="-my-2 underline"
      onClick={() => updateCart(takeWhatIsLeft(item.variantId, fewer.left))}
    >
      {m.cartpage_take_left({ n: countText(fewer.left) })}
    </Button>
  )
}

/** In the place of a line just taken out. */
export function RemovedLine({ item, onPutBack }: { item: CartItem; onPutBack: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-ink-soft">
      <span className="min-w-0">{m.cartpage_removed({ name: nameOf(item) })}</span>
      <Button
        variant="plain"
        {...takesFocus}
        onClick={onPutBack}
        aria-label={`${m.common_undo()}: ${m.cartpage_removed({ name: nameOf(item) })}`}
      >
        {m.common_undo()}
      </Button>
    </li>
  )
}

/** The button that took the line out is gone with it: this one is where the keyboard goes on, and it says what happened. */
const takesFocus = { autoFocus: true }
