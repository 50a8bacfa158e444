import { useLiveMessages } from './live-orders.tsx'

/**
 * Calls `onChange` when an order changed otherwise than on this page: the page shows by itself what was done on it, and only another
 * tab of the same person does not know it yet.
 */
export function useChanged(orderRef: string, onChange: (isByOthers: boolean) => void): void {
  useLiveMessages((message) => {
    if (message.kind !== 'news') return
    const { changed, changedByOthers, isWhole } = message.news
    const isByOthers = changedByOthers.includes(orderRef)
    if (isByOthers || !isWhole || (changed.includes(orderRef) && document.hidden))
      onChange(isByOthers)
  })
}
