import { m } from '#paraglide/messages.js'
import { copyText } from '#ui/text/copy-text.ts'
import { toast } from '#ui/toast/toast.ts'

export async function copyLink(url: string): Promise<void> {
  if (await copyText(url)) toast({ title: m.product_link_copied() })
  else toast({ title: m.product_link_not_copied(), kind: 'trouble' })
}
