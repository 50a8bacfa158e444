import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** A part of src/routes.ts: who comes to the shop, and what it sells. */
export const figurePages = (id: (name: string) => { id: string }): RouteConfigEntry[] => [
  route('dashboard/visitors', 'backoffice/visitors/visitors.tsx', id('/visitors')),
  route('dashboard/visitors/records', 'backoffice/visitors/records/records.tsx', id('/records')),
  route('dashboard/visitors/:view', 'backoffice/visitors/visit-tables.tsx', id('/visit-tables')),
  route('dashboard/sales', 'backoffice/sales/sales.tsx', id('/sales')),
  route('dashboard/sales/orders', 'backoffice/sales/cell/cell-page.tsx', id('/sales-orders')),
]
