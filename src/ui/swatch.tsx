/** A dot of a colour; drawn, because the Content-Security-Policy forbids style attributes. Its name stands beside it. */
export function Swatch({ hex, className = 'size-4' }: { hex: string; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" className={`inline-block shrink-0 ${className}`} aria-hidden>
      <circle cx="8" cy="8" r="7.5" fill={hex} stroke="rgb(22 32 28 / 0.25)" />
    </svg>
  )
}
