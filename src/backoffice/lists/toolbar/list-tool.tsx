import type { ReactNode } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useOpenAt } from '../../use-open-at.ts'
import { useLightDismiss } from '../../layout/light-dismiss.ts'

interface ListToolProps {
  text: string
  /** Something is chosen in it. */
  isSet?: boolean
  isOpen?: boolean
  /** The id of the form in it, where a URL may name it. */
  panel?: string
  children: ReactNode
}

/** One line above a list: the search, then what else can be asked of it. What opens lies over the list and moves nothing. */
export const ListToolbar = ({ children }: { children: ReactNode }) => (
  <div className="relative flex flex-wrap items-center gap-2 print:hidden">{children}</div>
)

/** Opens below the line, one at a time; works before scripts do. */
export function ListTool({ text, isSet = false, isOpen = false, panel, children }: ListToolProps) {
  const details = useLightDismiss()
  useOpenAt(details, panel)
  return (
    <details ref={details} name="list-tool" open={isOpen || undefined} className="group/tool">
      <summary
        className={buttonClass(
          'quiet',
          `cursor-pointer list-none px-3! whitespace-nowrap max-md:gap-1.5! [&::-webkit-details-marker]:hidden group-open/tool:border-brand group-open/tool:bg-brand-wash group-open/tool:text-brand-press ${isSet ? 'border-brand text-brand-press' : ''}`,
        )}
      >
        <span className="max-w-40 truncate">{text}</span>
        <Icon name="chevron-down" className="size-4 group-open/tool:rotate-180" />
      </summary>
      <div className="absolute inset-x-0 top-full z-30 mt-1.5 rounded-card border border-control-line bg-surface p-4 shadow-lift md:left-auto md:max-h-[70dvh] md:w-[min(42rem,100%)] md:overflow-y-auto">
        {children}
      </div>
    </details>
  )
}
