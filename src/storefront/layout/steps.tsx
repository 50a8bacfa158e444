import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { ShopLink } from '#pages/shop-link.tsx'

interface StepsProps {
  /** Without language: /shop/home. */
  steps: readonly { path: string; text: string }[]
  current: string
}

/** Where a page stands, and the way back. */
export function Steps({ steps, current }: StepsProps) {
  return (
    <nav aria-label={m.product_path()} className="mb-1 text-sm md:mb-3">
      <ol
        className={`flex items-center gap-1 text-ink-soft ${steps.length > 2 ? 'flex-wrap' : ''}`}
      >
        {steps.map(({ path, text }) => (
          <li key={path} className="flex max-w-1/2 shrink-0 items-center gap-1">
            <ShopLink to={path} className="flex min-h-11 min-w-0 items-center hover:text-brand">
              <span lang={langOf(text)} className="truncate">
                {text}
              </span>
            </ShopLink>
            <Icon name="chevron-right" className="size-4" />
          </li>
        ))}
        <li aria-current="page" lang={langOf(current)} className="min-w-0 truncate">
          {current}
        </li>
      </ol>
    </nav>
  )
}
