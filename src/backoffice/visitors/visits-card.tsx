import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { buttonClass } from '#ui/button.tsx'

interface VisitsCardProps {
  /** Unique on its page. */
  id: string
  title: string
  /** How it is counted. */
  text?: string
  /** Of a file with the same figures. */
  csv?: string
  /** Between the text and the figures. */
  choice?: ReactNode
  children: ReactNode
}

/** One card of the pages of visitors: what it shows, how that is counted, and the file of it. */
export const VisitsCard = ({ id, title, text, csv, choice, children }: VisitsCardProps) => (
  <section
    aria-labelledby={id}
    className="min-w-0 rounded-card border border-line bg-surface p-4 md:p-6"
  >
    <div className="flex items-start justify-between gap-4">
      <h2 id={id} className="min-h-11 content-center text-xl font-semibold">
        {title}
      </h2>
      {csv !== undefined && (
        <a
          href={csv}
          download
          aria-label={m.visits_csv_of({ title })}
          className={buttonClass('plain', '-mr-3 shrink-0')}
        >
          {m.visits_csv()}
        </a>
      )}
    </div>
    {text && <p className="mb-3 text-sm text-ink-soft">{text}</p>}
    {choice}
    {children}
  </section>
)
