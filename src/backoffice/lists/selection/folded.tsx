import type { ReactNode } from 'react'
import { buttonClass } from '#ui/button.tsx'

/** What a button of the bar asks before it is done. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="open:basis-full">
    <summary className={buttonClass('quiet', 'cursor-pointer list-none')}>{title}</summary>
    <div className="mt-2 flex flex-col gap-3">{children}</div>
  </details>
)
