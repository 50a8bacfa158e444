import { isRouteErrorResponse } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { Button } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'

/** A way onward that a page may give with its refusal: `data({ onward }, { status: 410 })`. */
export interface Onward {
  /** Without language: /shop/home. */
  path: string
  name: string
}

interface Trouble {
  icon: IconName
  title: () => string
  text: () => string
  /** Trying again can help. */
  passing: boolean
}

const offline: Trouble = {
  icon: 'globe',
  title: m.error_offline_title,
  text: m.error_offline_text,
  passing: true,
}
const broken: Trouble = {
  icon: 'alert',
  title: m.error_500_title,
  text: m.error_500_text,
  passing: true,
}
const troubles: Record<number, Trouble> = {
  404: { icon: 'search', title: m.error_404_title, text: m.error_404_text, passing: false },
  410: { icon: 'package', title: m.error_410_title, text: m.error_410_text, passing: false },
  503: { icon: 'clock', title: m.error_503_title, text: m.error_503_text, passing: true },
}

export function ErrorPage({ error }: { error: unknown }) {
  const status = statusOf(error)
  const { icon, title, text, passing } =
    status === 'offline' ? offline : (troubles[status] ?? broken)
  const onward = onwardOf(error)
  return (
    <div className="page-width flex flex-col items-center gap-4 py-16 text-center">
      <title>{title()}</title>
      <meta name="robots" content="noindex" />
      <span className="grid size-20 place-items-center rounded-full bg-brand-wash text-brand">
        <Icon name={icon} className="size-10" />
      </span>
      {status !== 'offline' && (
        <p className="tabular text-sm font-semibold text-ink-soft">
          {m.error_status({ status: new Intl.NumberFormat(getLocale()).format(status) })}
        </p>
      )}
      <h1 className="text-2xl font-bold">{title()}</h1>
      <p className="max-w-prose text-ink-soft">{text()}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {passing && <Button onClick={() => window.location.reload()}>{m.error_try_again()}</Button>}
        {onward && (
          <ShopButtonLink to={onward.path}>{m.error_see({ name: onward.name })}</ShopButtonLink>
        )}
        <ShopButtonLink to="/shop" variant={passing || onward ? 'quiet' : 'primary'}>
          {m.error_to_shop()}
        </ShopButtonLink>
        <ShopButtonLink to="/" variant="quiet">
          {m.error_to_home()}
        </ShopButtonLink>
      </div>
    </div>
  )
}

/** On its way from page to page the browser asks for data; without a network that throws a TypeError. */
function statusOf(error: unknown): number | 'offline' {
  if (isRouteErrorResponse(error)) return error.status
  return error instanceof TypeError && !isOnline() ? 'offline' : 500
}

const isOnline = () => typeof navigator === 'undefined' || navigator.onLine !== false

function onwardOf(error: unknown): Onward | undefined {
  const content: unknown = isRouteErrorResponse(error) ? error.data : undefined
  if (typeof content !== 'object' || content === null || !('onward' in content)) return undefined
  return content.onward as Onward
}
