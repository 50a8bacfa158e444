import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'

/** What copies and says so is loaded with the first sign that it is meant. */
const load = () => import('./copy-link.ts').catch(() => undefined)

/** The phone's own sheet where there is one; else the URL is copied. */
export function ShareButton({ name }: { name: string }) {
  function share() {
    const url = window.location.href
    // At once: the sheet only opens to a press. Called off by the visitor, it refuses, and there is nothing to say.
    if (navigator.share) navigator.share({ title: name, url }).catch(() => undefined)
    else void load().then((loaded) => loaded?.copyLink(url))
  }
  return (
    <button
      type="button"
      aria-label={m.product_share({ name })}
      onPointerEnter={load}
      onFocus={load}
      onClick={share}
      className="grid size-11 place-items-center rounded-full text-ink-soft hover:text-brand"
    >
      <Icon name="share" />
    </button>
  )
}
