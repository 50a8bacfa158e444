import { Suspense, useId } from 'react'
import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { whenNear } from '#ui/when-near.ts'

const { Part, watch } = whenNear(() =>
  import('./newsletter-form.tsx').then(({ NewsletterForm }) => NewsletterForm),
)

/** The last section of the home page (spec 2). */
export function NewsletterSection() {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid items-center gap-x-10 gap-y-5 rounded-card border border-line bg-surface p-5 md:grid-cols-2 md:p-8"
    >
      <div className="flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-wash text-brand">
          <Icon name="mail" className="size-6" />
        </span>
        <div className="min-w-0">
          <h2 id={id} className="text-xl font-semibold">
            {m.newsletter_title()}
          </h2>
          <p className="mt-1 text-ink-soft">{m.newsletter_text()}</p>
        </div>
      </div>
      <div ref={watch}>
        <Suspense fallback={<Skeleton className="h-32 w-full sm:h-19" />}>
          <Part />
        </Suspense>
      </div>
    </section>
  )
}
