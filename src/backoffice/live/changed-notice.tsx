import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { isEditing } from './is-editing.ts'
import { useChanged } from './use-changed.ts'
import { useRefresh } from './use-refresh.ts'

/** An open order follows what others do to it; where somebody is typing it asks first, and nothing typed is lost. */
export function ChangedNotice({ order }: { order: { id: string } }) {
  const refresh = useRefresh()
  const { revalidate } = useRevalidator()
  const [changedSince, setChangedSince] = useState<unknown>()
  useChanged(order.id, (isByOthers) => {
    if (!isEditing()) refresh()
    else if (isByOthers) setChangedSince(order)
  })
  return (
    <output className="block print:hidden">
      {changedSince === order && (
        // Over the page: what somebody types in does not move.
        <span className="fixed inset-x-4 top-4 z-30 mx-auto flex max-w-xl flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-deal-wash p-3 text-on-deal-wash shadow-lift">
          {m.live_order_changed()}
          <Button variant="quiet" onClick={() => void revalidate()}>
            {m.live_show()}
          </Button>
        </span>
      )}
    </output>
  )
}
