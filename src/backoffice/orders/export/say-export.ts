import { m } from '#paraglide/messages.js'
import { localPath } from '#pages/shop-link.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { EndedExport } from '../../live/stream/follow-orders.ts'
import { ring } from '../../live/ring.ts'

const place = '/dashboard/orders#exports'

/** Wherever the person is in the back office: their export is there, or was not made. What ended before they came stands in the bell. */
export function sayExport(
  person: string,
  { id, state, isLate }: EndedExport,
  go: (path: string) => void,
): void {
  if (isLate) return
  const isReady = state === 'ready'
  const title = isReady ? m.exports_done_notice() : m.exports_failed_notice()
  const onPress = () => go(localPath(place))
  if (document.visibilityState === 'visible')
    toast({
      title,
      kind: isReady ? 'done' : 'trouble',
      action: { text: m.exports_show(), onPress },
    })
  void ring({ person, cursor: `export-${id}`, title, body: '', onPress })
}
