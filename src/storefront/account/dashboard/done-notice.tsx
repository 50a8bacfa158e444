import type { ReactNode } from 'react'

/** What was just done. It is heard when it appears; it is always there, so that it can be. */
export function DoneNotice({ children }: { children: ReactNode }) {
  return (
    <output className="block">
      {children && (
        <span className="mb-4 block rounded-control bg-brand-wash px-4 py-3 font-medium">
          {children}
        </span>
      )}
    </output>
  )
}
