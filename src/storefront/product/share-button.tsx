import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast.ts'

/** The phone's own sheet where there is one; else the address is copied. */
export function ShareButton({ name }: { name: string }) {
  async function share() {
    const url = window.location.href
    // Called off by the visitor, the sheet refuses; there is nothing to say then.
    if (navigator.share) return navigator.share({ title: name, url }).catch(() => undefined)
    await navigator.clipboard.writeText(url)
    toast({ title: m.product_link_copied() })
  }
  return (
    <button
      type="button"
      aria-label={m.product_share({ name })}
      onClick={() => void share().catch(() => undefined)}
      className="grid size-11 place-items-center rounded-full text-ink-soft hover:text-brand"
    >
      <Icon name="external" />
    </button>
  )
}
