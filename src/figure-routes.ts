import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** A part of src/routes.ts: who comes to the shop, and what it sells. */
export const figurePages = (id: (name: string) => { id: string }): RouteConfigEntry[] => [
  route('dashboard/visitors', 'backoffice/visitors/visitors.tsx', id('/visitors')),
  route('dashboard/visitors/records', 'backoffice/visitors/records/records.tsx', id('/records')),
  route('dashboard/visitors/:view', 'backoffice/visitors/visit-tables.tsx', id('/visit-tables')),
  route('dashboard/sales', 'backoffice/sales/sales.tsx', id('/sales')),
  route('dashboard/sales/orders', 'backoffice/sales/cell/cell-page.tsx', id('/sales-orders')),
  route('dashboard/sales/money', 'backoffice/sales/further/money.tsx', id('/money')),
  route(
    'dashboard/sales/customers',
    'backoffice/sales/further/customers-report.tsx',
    id('/customers-report'),
  ),
  route(
    'dashboard/sales/customers/orders',
    'backoffice/sales/cell/customers-cell.tsx',
    id('/customers-cell'),
  ),
  route('dashboard/sales/stock', 'backoffice/sales/further/stock-report.tsx', id('/stock-report')),
  route('dashboard/sales/reasons', 'backoffice/sales/further/reasons.tsx', id('/reasons')),
  route('dashboard/sales/vat', 'backoffice/sales/further/vat.tsx', id('/vat')),
]
