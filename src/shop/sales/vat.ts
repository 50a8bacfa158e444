import type { GoodsSums, SalesSums, VatFigures, VatSummary } from './contract.ts'
import { netInPaisa } from './sales.ts'

const figures = (some: readonly GoodsSums[], rate: number): VatFigures => {
  const grossInPaisa = some.reduce((sum, each) => sum + netInPaisa(each) + each.deliveryInPaisa, 0)
  const vatInPaisa = Math.round((grossInPaisa * rate) / (100 + rate))
  const orders = some.reduce((sum, each) => sum + each.orders, 0)
  return { orders, grossInPaisa, vatInPaisa, valueInPaisa: grossInPaisa - vatInPaisa }
}

/** VAT is due on what was dispatched; what was refused or returned takes it back (Mushak 6.3, credit notes). It is in the prices. */
export function vatOf(
  { dispatched, refused, returned }: SalesSums,
  rate: number,
): Pick<VatSummary, 'supplies' | 'creditNotes' | 'netVatInPaisa'> {
  const supplies = figures([dispatched], rate)
  const creditNotes = figures([refused, returned], rate)
  return { supplies, creditNotes, netVatInPaisa: supplies.vatInPaisa - creditNotes.vatInPaisa }
}
