import { m } from '#paraglide/messages.js'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { TextField } from '#ui/field.tsx'
import type { TypedControl } from './typed-control.ts'

interface ControlProps {
  control: TypedControl
}

/** Deal and limits apply to all variants. */
export function DealAndLimits({ control }: ControlProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
      <DashboardCard id="product-deal" title={m.editor_deal()}>
        <DealFields control={control} />
      </DashboardCard>
      <DashboardCard id="product-limit" title={m.editor_limits()}>
        <div className="flex min-w-0 flex-col gap-5">
          <TextField
            {...control('limitPerOrder')}
            label={m.editor_limit()}
            hint={m.editor_limit_hint()}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
          />
          <TextField
            {...control('lowStockFrom')}
            label={m.editor_low_stock()}
            hint={m.editor_low_stock_hint()}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            optional
          />
        </div>
      </DashboardCard>
    </div>
  )
}

const DealFields = ({ control }: ControlProps) => (
  <div className="flex min-w-0 flex-col gap-5">
    <TextField
      {...control('dealPrice')}
      label={m.editor_deal_price()}
      hint={m.editor_deal_hint()}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
    />
    <TextField
      {...control('dealStartsAt')}
      label={m.editor_deal_start()}
      hint={m.editor_deal_start_hint()}
      type="datetime-local"
    />
    <TextField
      {...control('dealEndsAt')}
      label={m.editor_deal_end()}
      hint={m.editor_dhaka_time()}
      type="datetime-local"
    />
  </div>
)
