import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import type { OrderSource } from '#shop/orders/order.ts'
import type { Counted, PanelboardSales } from '#shop/reports/panelboard/figures.ts'
import type { Sold } from '#shop/sales/sales.ts'
import { amountText } from '#ui/chart/amount.ts'
import { BarRows } from '#ui/chart/bar-rows.tsx'
import { BubbleMap } from '#ui/chart/bubble-map.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { sourceNames } from '../../orders/order-words.ts'
import { cellHref } from '../../sales/sales-href.ts'

interface ChartProps {
  sales: PanelboardSales
}

const most = 8

const nameOf = ({ key, name, nameBn }: Counted) => inLanguage(getLocale(), name ?? key, nameBn)

export function ProductsChart({ sales: { products, days } }: ChartProps) {
  if (products.length === 0) return <Nothing />
  return (
    <BarRows
      title={m.figures_products()}
      unit="paisa"
      columns={{
        name: m.figures_product(),
        amount: m.figures_delivered(),
        more: m.figures_pieces(),
      }}
      rows={products.map((product) => ({
        key: product.key,
        label: <Named to={`/dashboard/products/${product.key}`} name={nameOf(product)} />,
        amount: product.paisa,
        shown: (
          <Amount
            to={cellHref({ figure: 'delivered', by: 'product', key: product.key, ...days })}
            name={nameOf(product)}
            value={amountText('paisa', product.paisa)}
          />
        ),
        more: m.common_items({ n: product.pieces }),
      }))}
    />
  )
}

export function DistrictsChart({ sales: { districts, days } }: ChartProps) {
  if (districts.length === 0) return <Nothing />
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <BubbleMap
        amounts={districts.map((district) => ({
          district: district.key,
          amount: district.paisa,
          text: `${nameOf(district)}: ${amountText('paisa', district.paisa)}`,
        }))}
      />
      <BarRows
        title={m.figures_districts()}
        unit="paisa"
        columns={{ name: m.figures_district(), amount: m.figures_ordered() }}
        rows={districts.slice(0, most).map((district) => ({
          key: district.key,
          label: (
            <Named
              to={cellHref({ figure: 'ordered', by: 'district', key: district.key, ...days })}
              name={nameOf(district)}
            />
          ),
          amount: district.paisa,
        }))}
      />
    </div>
  )
}

export const SourcesChart = ({ sales: { sources, days } }: ChartProps) => (
  <OrdersBy
    title={m.figures_sources()}
    column={m.figures_source()}
    rows={sources.map((row) => ({
      ...row,
      name: sourceNames[row.key as OrderSource]?.() ?? row.key,
      to: cellHref({ figure: 'ordered', by: 'source', key: row.key, ...days }),
    }))}
  />
)

export const CouponsChart = ({ sales: { coupons, days } }: ChartProps) => (
  <OrdersBy
    title={m.figures_coupons()}
    column={m.figures_coupon()}
    rows={coupons.map((row) => ({
      ...row,
      name: nameOf(row),
      to: cellHref({ figure: 'ordered', by: 'coupon', key: row.key, ...days }),
    }))}
  />
)

interface OrdersByProps {
  title: string
  column: string
  rows: readonly (Sold & { key: string; name: string; to: string })[]
}

function OrdersBy({ title, column, rows }: OrdersByProps) {
  if (rows.length === 0) return <Nothing />
  return (
    <BarRows
      title={title}
      unit="paisa"
      columns={{ name: column, amount: m.figures_ordered(), more: m.figures_orders() }}
      rows={rows.map(({ key, name, to, paisa, orders }) => ({
        key,
        label: <Named to={to} name={name} />,
        amount: paisa,
        more: m.figures_of_orders({ n: orders }),
      }))}
    />
  )
}

const Named = ({ to, name }: { to: string; name: string }) => (
  <ShopLink
    to={to}
    lang={langOf(name)}
    className="inline-flex min-h-9 items-center [overflow-wrap:anywhere] underline-offset-4 hover:text-brand hover:underline"
  >
    {name}
  </ShopLink>
)

const Amount = ({ to, name, value }: { to: string; name: string; value: string }) => (
  <ShopLink
    to={to}
    aria-label={m.figures_open({ name, value })}
    className="inline-flex min-h-9 items-center underline-offset-4 hover:text-brand hover:underline"
  >
    {value}
  </ShopLink>
)

const Nothing = () => <p className="text-ink-soft">{m.figures_nothing()}</p>
