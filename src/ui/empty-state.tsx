import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** Nothing here: says so, says what to do next, and offers one button. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon: IconName
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-brand-wash text-brand">
        <Icon name={icon} className="size-8" />
      </span>
      {/* No paragraph: the title may be a heading. */}
      <div className="text-lg font-semibold">{title}</div>
      {children && <p className="max-w-prose text-balance text-ink-soft">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
