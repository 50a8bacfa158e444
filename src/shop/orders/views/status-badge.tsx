import type { OrderStatus } from '../order.ts'
import { statusName } from './order-status.ts'

const looks: Record<OrderStatus, string> = {
  Pending: 'bg-deal-wash text-on-deal-wash',
  Processing: 'bg-deal-wash text-on-deal-wash',
  Shipped: 'bg-brand-wash text-brand-press',
  Delivered: 'bg-brand text-on-brand',
  Canceled: 'bg-cut-wash text-cut',
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span
      className={`inline-flex shrink-0 items-center rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${looks[status]}`}
    >
      {statusName(status)}
    </span>
  )
}
