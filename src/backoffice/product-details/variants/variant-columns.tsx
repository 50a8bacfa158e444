import { m } from '#paraglide/messages.js'
import type { NamedSlot } from './option-slots.ts'

/** Widths of the columns. A card has six parts on a phone and eight on a tablet; a table shares its width out. */
export const columns = {
  picture: 'hidden size-9 shrink-0 @3xl:block',
  option: 'col-span-3 @lg:col-span-2 @3xl:flex-1',
  size: 'col-span-3 @lg:col-span-2 @3xl:flex-[0.8]',
  sku: 'col-span-3 @lg:col-span-2 @3xl:flex-[2]',
  price: 'col-span-3 @lg:col-span-2 @3xl:flex-1',
  discount: 'col-span-2 col-start-1 @3xl:flex-1',
  cost: 'col-span-2 @3xl:flex-1',
  stock: 'col-span-2 @3xl:flex-[0.7]',
  more: 'col-span-full @lg:col-span-2 @3xl:w-9 @3xl:shrink-0',
}

/** Above the rows of a table. Screen readers hear the label of each field instead. */
export const VariantHeadings = ({ options }: { options: readonly NamedSlot[] }) => (
  <div
    aria-hidden
    className="hidden gap-x-2 py-2 text-sm font-medium text-ink-soft *:min-w-0 *:break-words @3xl:flex @3xl:items-end"
  >
    <span className={`${columns.picture} h-auto!`} />
    <span className={columns.option}>{m.editor_color()}</span>
    <span className={columns.size}>{m.editor_size()}</span>
    {options.map(({ slot, name }) => (
      <span key={slot} className={columns.option}>
        {name}
      </span>
    ))}
    <span className={columns.sku}>{m.editor_sku()}</span>
    <span className={columns.price}>{m.editor_price()}</span>
    <span className={columns.discount}>{m.editor_discount()}</span>
    <span className={columns.cost}>{m.editor_cost()}</span>
    <span className={columns.stock}>{m.editor_stock()}</span>
    <span className={columns.more} />
  </div>
)
