import type { ReactNode } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { useLightDismiss } from '../../layout/light-dismiss.ts'

interface FoldedProps {
  title: string
  /** Something in it is refused. */
  isOpen?: boolean
  variant?: 'primary' | 'quiet'
  /** What cannot be taken back as it came. */
  isGrave?: boolean
  className?: string
  /** What does it: in sight however much there is to choose. */
  buttons: ReactNode
  children?: ReactNode
}

const grave = { panel: 'border-cut bg-cut-wash', summary: 'text-cut!' }
const usual = { panel: 'border-control-line bg-surface', summary: '' }

/** What a button of the bar asks before it is done. Where there is room it opens above the bar, one at a time, and moves nothing in it. */
export function Folded({
  title,
  isOpen = false,
  variant = 'quiet',
  isGrave = false,
  className = '',
  buttons,
  children,
}: FoldedProps) {
  const details = useLightDismiss()
  const look = isGrave ? grave : usual
  return (
    <details
      ref={details}
      name="bulk-tool"
      open={isOpen || undefined}
      className={`group/tool max-md:open:basis-full ${className}`}
    >
      <summary
        className={buttonClass(
          variant,
          `cursor-pointer list-none px-3! whitespace-nowrap [&::-webkit-details-marker]:hidden group-open/tool:border-brand ${look.summary}`,
        )}
      >
        {title}
      </summary>
      <div
        className={`mt-2 flex flex-col gap-3 rounded-card border p-3 md:absolute md:inset-x-0 md:bottom-full md:mt-0 md:mb-2 md:max-h-[min(22rem,60dvh)] md:shadow-lift ${look.panel}`}
      >
        {children && (
          <div className="flex min-h-0 flex-col gap-2 md:-m-1 md:overflow-y-auto md:p-1">
            {children}
          </div>
        )}
        <div className="-my-2 flex shrink-0 flex-wrap gap-2 bg-inherit py-2 max-md:sticky max-md:-bottom-3">
          {buttons}
        </div>
      </div>
    </details>
  )
}
