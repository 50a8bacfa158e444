import type { ReactNode } from 'react'

/** What was just done. It is heard when it appears; it is always there, so that it can be. */
export function DoneNotice({ children }: { children: ReactNode }) {
  return (
    <output className="block not-empty:mb-4">
      {children && (
        <span className="block rounded-control bg-brand-wash px-4 py-3 font-medium">
          {children}
        </span>
      )}
    </output>
  )
}
