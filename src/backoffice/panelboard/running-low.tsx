import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { langOf } from '#ui/text/lang-of.ts'

interface RunningLowProps {
  variants: readonly {
    productId: string
    name: string
    nameBn: string | null
    sku: string
    stock: number
  }[]
}

/** What was ordered lately and is nearly gone. */
export function RunningLow({ variants }: RunningLowProps) {
  return (
    <section
      aria-labelledby="running-low"
      className="rounded-card xl:col-span-2 border border-line bg-surface p-4 md:p-6"
    >
      <h2 id="running-low" className="text-xl font-semibold">
        {m.desk_low()}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {variants.length > 0 ? m.desk_low_text() : m.desk_low_none()}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {variants.map(({ productId, sku, stock, ...product }) => {
          const name = inLanguage(getLocale(), product.name, product.nameBn)
          return (
            <li key={sku} className="py-2">
              <ShopLink
                to={`/dashboard/products/${productId}`}
                className="flex min-h-11 items-center justify-between gap-3 hover:text-brand"
              >
                <span className="min-w-0">
                  <span lang={langOf(name)} className="line-clamp-2">
                    {name}
                  </span>
                  <span className="block truncate text-sm text-ink-soft">{sku}</span>
                </span>
                <span
                  className={`shrink-0 text-sm font-semibold ${stock === 0 ? 'text-cut' : 'text-ink-soft'}`}
                >
                  {stock === 0 ? m.desk_sold_out() : m.common_items({ n: stock })}
                </span>
              </ShopLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
