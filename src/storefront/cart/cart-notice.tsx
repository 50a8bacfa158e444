import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { updateCart } from '../lists/cart-list.ts'
import { settleNotices, type LineNotices } from './cart-changes.ts'

/** Said once above the lines; which line, and how, stands at the line (D12). It is there from the start, so that it is heard. */
export function CartNotice({ notices }: { notices: LineNotices }) {
  const actions = settleNotices(notices)
  const look =
    actions.length > 0
      ? 'border-cut bg-cut-wash text-cut'
      : 'border-deal bg-deal-wash text-deal-ink'
  return (
    <output className="block">
      {notices.size > 0 && (
        <span
          className={`mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border p-4 ${look}`}
        >
          <span className="flex min-w-0 flex-1 basis-60 items-start gap-2 font-medium">
            <Icon name="alert" className="mt-0.5 size-5" />
            {m.cartpage_changed()}
          </span>
          {actions.length > 0 && (
            <Button variant="quiet" onClick={() => actions.forEach((action) => updateCart(action))}>
              {m.cartpage_take_out_all()}
            </Button>
          )}
        </span>
      )}
    </output>
  )
}
