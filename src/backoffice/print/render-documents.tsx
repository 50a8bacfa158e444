import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#platform/language.ts'
import { withLanguage } from '#pages/server-language.ts'
import type { PrintedOrder } from '#shop/orders/desk/list-printed.ts'
import type { DocumentProps } from './document-parts.tsx'
import { Invoice } from './invoice.tsx'
import { PackingSlip } from './packing-slip.tsx'
import type { PrintQuery } from './print-href.ts'

export interface PrintedDocument {
  orderId: string
  language: Language
  html: string
}

/**
 * On the server, each in its own language: a page and its scripts speak one (docs/decisions/0014), and what is printed together may
 * speak both. The marks are those of React from our own words, and of values that it has escaped.
 */
export async function renderDocuments(
  orders: readonly PrintedOrder[],
  { kind, paper, language: wanted }: Omit<PrintQuery, 'orders'>,
  { settings, logo }: Pick<DocumentProps, 'settings' | 'logo'>,
): Promise<PrintedDocument[]> {
  // A megabyte of symbologies, and few processes ever print.
  const { toSVG } = await import('bwip-js/node')
  const Document = kind === 'invoice' ? Invoice : PackingSlip
  return orders.map((order) => {
    const language = wanted === 'own' ? order.language : wanted
    const barcode = toSVG({ bcid: 'code128', text: order.orderId, height: 10 })
    const html = withLanguage(language, () =>
      renderToStaticMarkup(<Document {...{ order, settings, logo, paper, barcode }} />),
    )
    return { orderId: order.orderId, language, html }
  })
}
