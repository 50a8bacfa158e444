import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'

interface HintProps {
  icon: IconName
  title: string
  text: string
  /** What to do. */
  children?: ReactNode
}

/** Something of the shop that somebody who works here should put right. */
export function Hint({ icon, title, text, children }: HintProps) {
  return (
    <section
      aria-label={title}
      className="rounded-card border border-line bg-brand-wash p-4 md:px-6"
    >
      <p className="flex items-start gap-2">
        <Icon name={icon} className="mt-0.5 text-brand" />
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          {text}
        </span>
      </p>
      {children}
    </section>
  )
}
