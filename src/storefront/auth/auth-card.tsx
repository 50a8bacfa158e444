import type { ReactNode } from 'react'

interface AuthCardProps {
  title: string
  intro?: string | undefined
  children: ReactNode
  /** Where else to go from here. */
  footer?: ReactNode
}

/** The card of a page for signing in or registering. */
export function AuthCard({ title, intro, children, footer }: AuthCardProps) {
  return (
    <div className="page-width flex justify-center pt-4 md:pt-12">
      <div className="w-full max-w-md rounded-card border border-line bg-surface p-5 md:p-8">
        <h1 className="text-2xl font-semibold text-pretty">{title}</h1>
        {intro && <p className="mt-1 text-ink-soft">{intro}</p>}
        {children}
        {footer && <div className="mt-6 border-t border-line pt-5">{footer}</div>}
      </div>
    </div>
  )
}
