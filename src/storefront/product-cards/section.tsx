import { useId, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#pages/shop-link.tsx'

interface SectionProps {
  title: string
  /** Where all of it is. */
  all?: string
  className?: string
  children: ReactNode
}

/** A part of a page under its heading. */
export function Section({ title, all, className = '', children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-3 flex items-center justify-between gap-4 md:mb-4">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        {all && (
          <ShopLink
            to={all}
            aria-label={m.home_see_all_of({ name: title })}
            className="inline-flex min-h-11 shrink-0 items-center gap-1 font-medium text-brand hover:text-brand-press hover:underline"
          >
            {m.home_see_all()}
            <Icon name="chevron-right" className="size-4" />
          </ShopLink>
        )}
      </div>
      {children}
    </section>
  )
}
