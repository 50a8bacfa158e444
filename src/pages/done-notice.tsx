import type { ReactNode } from 'react'

/** What was just done. Screen readers announce it when it appears; its element is always there, so that they can. */
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
