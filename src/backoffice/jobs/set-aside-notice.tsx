import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { Icon } from '#ui/icon.tsx'

/** On every page of the back office while background jobs are set aside. */
export function SetAsideNotice({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-cut bg-cut-wash px-4 py-2 print:hidden">
      <Icon name="alert" className="shrink-0 text-cut" />
      <span className="min-w-0 flex-1 basis-48 font-semibold">
        {m.jobs_set_aside({ n: countText(count) })}
      </span>
      <ShopLink to="/dashboard/jobs" className="min-h-11 content-center font-semibold text-brand">
        {m.jobs_show()}
      </ShopLink>
    </p>
  )
}
