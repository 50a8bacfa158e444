import { m } from '#paraglide/messages.js'

/** A turning ring. With `label` it stands alone and says what is awaited. */
export function Spinner({ label, className = 'size-5' }: { label?: string; className?: string }) {
  return (
    <svg
      className={`${className} animate-spin`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  )
}

/** Where a part of a page is still coming. */
export function Loading({ className = '' }: { className?: string }) {
  return (
    <output className={`grid place-items-center p-8 text-brand ${className}`}>
      <Spinner className="size-8" />
      <span className="sr-only">{m.common_loading()}</span>
    </output>
  )
}
