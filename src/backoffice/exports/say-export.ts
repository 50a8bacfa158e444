import { m } from '#paraglide/messages.js'
import { localPath } from '#pages/shop-link.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { EndedExport } from '../live/stream/follow-orders.ts'
import { endedText, exportsPlace } from './export-words.ts'
import { ring } from '../live/ring.ts'

/** Wherever the person is in the back office: their export is there, or was not made. What ended before they came stands in the bell. */
export function sayExport(
  person: string,
  { list, id, state, isLate }: EndedExport,
  go: (path: string) => void,
): void {
  if (isLate) return
  const title = endedText({ list, state })
  const onPress = () => go(localPath(exportsPlace(list)))
  if (document.visibilityState === 'visible')
    toast({
      title,
      kind: state === 'ready' ? 'done' : 'trouble',
      action: { text: m.exports_show(), onPress },
    })
  void ring({ person, cursor: `export-${id}`, title, body: '', onPress })
}
