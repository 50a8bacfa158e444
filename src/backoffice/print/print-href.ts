import { listHref } from '#pages/list/list-query.ts'

const printPath = '/dashboard/orders/print'

export const printKinds = ['invoice', 'slip'] as const
export type PrintKind = (typeof printKinds)[number]
/** A4, or a roll of 80 mm as small printers have it. */
export const papers = ['a4', 'roll'] as const
export type Paper = (typeof papers)[number]
/** `own`: that of each order. */
export const printLanguages = ['own', 'en', 'bn'] as const
type PrintLanguage = (typeof printLanguages)[number]

export interface PrintQuery {
  /** Order numbers, each once. */
  orders: string[]
  kind: PrintKind
  paper: Paper
  language: PrintLanguage
}

export function readPrintQuery(query: URLSearchParams): PrintQuery {
  const chosen = <Value extends string>(name: string, values: readonly [Value, ...Value[]]) =>
    values.find((value) => value === query.get(name)) ?? values[0]
  const numbers = query.getAll('orders').flatMap((numbered) => numbered.split(','))
  return {
    orders: [...new Set(numbers.map((number) => number.trim().slice(0, 40)).filter(Boolean))],
    kind: chosen('kind', printKinds),
    paper: chosen('paper', papers),
    language: chosen('language', printLanguages),
  }
}

/** Where these orders are printed, from the list as from the page of an order. */
export function printHref({
  orders,
  kind = 'invoice',
  paper = 'a4',
  language = 'own',
}: Pick<PrintQuery, 'orders'> & Partial<PrintQuery>): string {
  return listHref(printPath, {
    orders: orders.join(','),
    kind: kind === 'invoice' ? undefined : kind,
    paper: paper === 'a4' ? undefined : paper,
    language: language === 'own' ? undefined : language,
  })
}
