import { beDark, press } from './acts.ts'
import type { View } from './view.ts'

const inTrial = { as: 'owner', shelf: 'trial' } as const

/** The reports, with a year of trial orders. */
export const salesViews: Record<string, View> = {
  sales: { ...inTrial, path: '/dashboard/sales?range=90&by=week' },
  'sales-category': { ...inTrial, path: '/dashboard/sales?range=90&by=category', act: beDark },
  'sales-district': { ...inTrial, path: '/dashboard/sales?range=year&by=district' },
  'sales-hours': { ...inTrial, path: '/dashboard/sales?range=year&by=hour', act: beDark },
  'sales-columns': {
    ...inTrial,
    path: '/dashboard/sales?by=product',
    act: press('details[name=list-tool] >> nth=-1 >> summary'),
  },
  'sales-orders': { ...inTrial, path: '/dashboard/sales/orders?figure=profit' },
  'sales-money': { ...inTrial, path: '/dashboard/sales/money?range=90&by=month', act: beDark },
  'sales-customers': { ...inTrial, path: '/dashboard/sales/customers' },
  'sales-stock': { ...inTrial, path: '/dashboard/sales/stock' },
  'sales-reasons': { ...inTrial, path: '/dashboard/sales/reasons?range=year', act: beDark },
  'sales-vat': { ...inTrial, path: '/dashboard/sales/vat' },
}
