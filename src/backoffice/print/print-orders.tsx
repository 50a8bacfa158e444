import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { personIn } from '#pages/account-context.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { countText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { recordReading } from '#shop/audit/record-reading.ts'
import { listPrinted, mostPrinted } from '#shop/orders/desk/list-printed.ts'
import { loadLook } from '#shop/settings/load-look.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import { orderBack } from '../order-details/order-back.ts'
import { ordersPath } from '../orders/orders-href.ts'
import type { Route } from './+types/print-orders'
import {
  papers,
  printHref,
  printKinds,
  printLanguages,
  readPrintQuery,
  type PrintQuery,
} from './print-href.ts'
import './print.css'
import { renderDocuments } from './render-documents.tsx'
import { useRollLength } from './use-roll-length.ts'

export const handle = {
  mayOpen: 'see-orders',
  parent: ordersPath,
  back: ({ query }) => {
    const { orders } = readPrintQuery(query)
    return orders.length === 1 ? orderBack(orders.join()) : undefined
  },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const query = readPrintQuery(url.searchParams)
  const isTooMany = query.orders.length > mostPrinted
  const [orders, settings] = await Promise.all([
    isTooMany ? [] : listPrinted(shop, query.orders),
    loadSettings(shop),
  ])
  await recordReading(shop, personIn(context), { kind: 'orders', ids: orders.map(({ id }) => id) })
  const { logo = null } = await loadLook(shop.database, settings)
  const found = new Set(orders.map(({ orderId }) => orderId))
  return {
    query: isTooMany ? { ...query, orders: [] } : query,
    most: mostPrinted,
    isTooMany,
    missing: isTooMany ? [] : query.orders.filter((number) => !found.has(number)),
    documents: await renderDocuments(orders, query, { settings, logo }),
  }
}

/** Invoices and packing slips as they come out of the printer; nothing else of the page does. */
export default function PrintOrders({ loaderData }: Route.ComponentProps) {
  const { query, documents, missing, isTooMany, most } = loaderData
  const list = useRef<HTMLOListElement>(null)
  useRollLength(list, documents, query.paper === 'roll')
  return (
    <Page title={m.print_title()} isOnPaper={false}>
      {isTooMany && (
        <EmptyState icon="print" title={m.print_too_many({ n: countText(most) })}>
          {m.print_too_many_text()}
        </EmptyState>
      )}
      {!isTooMany && documents.length === 0 && (
        <EmptyState icon="print" title={m.print_none()}>
          {m.print_none_text()}
        </EmptyState>
      )}
      {documents.length > 0 && <Choices query={query} count={documents.length} />}
      {missing.length > 0 && (
        <p className="rounded-card bg-deal-wash p-3 [overflow-wrap:anywhere] text-on-deal-wash print:hidden">
          {m.print_missing({ numbers: missing.join(', ') })}
        </p>
      )}
      {documents.length > 0 && (
        <ol
          ref={list}
          className="flex flex-col gap-5 overflow-x-auto print:block print:overflow-visible"
        >
          {documents.map(({ orderId, language, html }) => (
            <li
              key={orderId}
              lang={language}
              className={`sheet sheet-${query.paper} rounded-card border border-line bg-surface p-6 text-ink max-sm:p-4`}
              // React on the server escaped what people wrote (render-documents.tsx).
              dangerouslySetInnerHTML={{ __html: html }}
            />
          ))}
        </ol>
      )}
    </Page>
  )
}

function Choices({ query, count }: { query: PrintQuery; count: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <Choice
        label={m.print_kind()}
        options={printKinds.map((kind) => ({
          text: kind === 'invoice' ? m.print_invoice() : m.print_slip(),
          to: printHref({ ...query, kind }),
          isChosen: kind === query.kind,
        }))}
      />
      <Choice
        label={m.print_paper()}
        options={papers.map((paper) => ({
          text: paper === 'a4' ? 'A4' : m.print_roll(),
          to: printHref({ ...query, paper }),
          isChosen: paper === query.paper,
        }))}
      />
      <Choice
        label={m.print_language()}
        options={printLanguages.map((language) => ({
          text: languageNames[language](),
          to: printHref({ ...query, language }),
          isChosen: language === query.language,
        }))}
      />
      <Button className="noscript:hidden" onClick={() => window.print()}>
        <Icon name="print" />
        {m.print_now({ n: count })}
      </Button>
    </div>
  )
}

const languageNames = {
  own: m.print_language_own,
  en: () => 'English',
  bn: () => 'বাংলা',
}

interface ChoiceProps {
  label: string
  options: readonly { text: string; to: string; isChosen: boolean }[]
}

function Choice({ label, options }: ChoiceProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex rounded-control border border-control-line bg-surface">
        {options.map(({ text, to, isChosen }) => (
          <li key={to}>
            <ShopLink
              to={to}
              replace
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-control px-3 aria-[current=true]:bg-brand aria-[current=true]:text-on-brand"
            >
              {text}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
