/** The canopy of a market stall over the shop's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 40 40" className="size-10 shrink-0" aria-hidden>
        <rect width="40" height="40" rx="10" className="fill-brand" />
        <path
          d="M11.5 20v9.5h17V20"
          className="fill-none stroke-on-brand"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path d="M11 9.5h18l3.5 8H7.5Z" className="fill-on-brand" />
        <path
          d="M7.5 17.5a4.17 4.17 0 0 0 8.33 0ZM24.17 17.5a4.17 4.17 0 0 0 8.33 0Z"
          className="fill-on-brand"
        />
        <path d="M15.83 9.5h8.34v8a4.17 4.17 0 0 1-8.34 0Z" className="fill-deal" />
      </svg>
      <span className="text-2xl leading-none font-bold text-ink">{name}</span>
    </span>
  )
}
