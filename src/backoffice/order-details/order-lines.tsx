import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { ShopButtonLink, ShopLink } from '#pages/shop-link.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import { variantWords } from '#shop/catalog/options/variant-words.ts'
import type { DeskLine } from '#shop/orders/desk/find-order.ts'
import { canEdit } from '#shop/orders/edits/edit.ts'
import { smallPicture } from '#shop/pictures/picture.ts'
import { OrderAmounts } from '#pages/money/order-amounts.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import type { OrderProblem } from './order-action.ts'
import { ReturnForm } from './returns/return-form.tsx'
import type { ShownOrder } from './shown-order.ts'

interface OrderLinesProps {
  order: ShownOrder
  /** Missing for staff who may only read. */
  form: PageForm<OrderProblem> | undefined
}

/** What was bought, as it was called and cost then, with what is left of it now; and what it comes to. */
export function OrderLines({ order, form }: OrderLinesProps) {
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {order.lines.map((line) => (
          <Line key={line.position} line={line} />
        ))}
      </ul>
      <OrderAmounts order={order} />
      {form && canEdit(order.status) && (
        <p className="mt-4 print:hidden">
          <ShopButtonLink variant="quiet" to={`/dashboard/order-details/${order.orderId}/edit`}>
            {m.edit_open()}
          </ShopButtonLink>
        </p>
      )}
      {form && <ReturnForm order={order} form={form} />}
    </>
  )
}

function Line({ line }: { line: DeskLine }) {
  const { name, nameBn, sku, slug, quantity, unitPriceInPaisa } = line
  const language = getLocale()
  const shown = inLanguage(language, name, nameBn)
  return (
    <li className="flex gap-3 py-3 first:pt-0">
      <Picture hash={line.picture} />
      <div className="flex min-w-0 flex-1 flex-wrap justify-end gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
          <p className="font-medium" lang={langOf(shown)}>
            {slug === null ? (
              shown
            ) : (
              <ShopLink to={`/product/${slug}`} className="hover:text-brand hover:underline">
                {shown}
              </ShopLink>
            )}
          </p>
          <p className="text-sm text-ink-soft">
            {[...variantWords(line, language), `SKU ${sku}`].join(' · ')}
          </p>
          <Stock stock={line.stock} />
          <CameBack line={line} />
        </div>
        <p className="tabular text-right whitespace-nowrap">
          <span className="text-ink-soft">
            {countText(quantity)} × {paisaText(unitPriceInPaisa)}
          </span>
          <span className="ml-3 font-semibold sm:ml-0 sm:block">
            {paisaText(quantity * unitPriceInPaisa)}
          </span>
        </p>
      </div>
    </li>
  )
}

function CameBack({ line: { returnedFit, returnedUnfit } }: { line: DeskLine }) {
  if (returnedFit + returnedUnfit === 0) return null
  const counts = { fit: countText(returnedFit), unfit: countText(returnedUnfit) }
  const tone = returnedUnfit > 0 ? 'text-cut' : 'text-ink-soft'
  return <p className={`tabular text-sm font-medium ${tone}`}>{m.return_came_back(counts)}</p>
}

function Picture({ hash }: { hash: string | null }) {
  const url = smallPicture(hash)
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control bg-paper text-control-line">
      {url ? (
        <img src={url} alt="" width={56} height={56} className="size-full object-cover" />
      ) : (
        <Icon name="package" className="size-6" />
      )}
    </span>
  )
}

function Stock({ stock }: { stock: number | null }) {
  if (stock === null) return <p className="text-sm text-ink-soft">{m.desk_gone()}</p>
  return stock === 0 ? (
    <p className="text-sm font-medium text-cut">{m.desk_no_stock()}</p>
  ) : (
    <p className="tabular text-sm text-ink-soft">{m.desk_stock({ n: countText(stock) })}</p>
  )
}
