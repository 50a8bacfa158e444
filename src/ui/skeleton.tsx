/** Grey where something is coming; give it the exact shape of what comes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-control bg-line ${className}`} />
}
