import { m } from '#paraglide/messages.js'
import { localPath } from '#pages/shop-link.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { LiveMessage } from '../../live/follow-orders.ts'
import { ring } from '../../live/ring.ts'

type Ended = Extract<LiveMessage, { kind: 'export' }>

const place = '/dashboard/orders#exports'

/** Wherever the person is in the back office: their export is there, or was not made. */
export function sayExport(person: string, { id, state }: Ended, go: (path: string) => void): void {
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
