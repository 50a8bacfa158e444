import { ShopLink } from '#pages/shop-link.tsx'

interface ChipLinksProps {
  label: string
  links: readonly { to: string; text: string; isCurrent: boolean }[]
}

/** One of some, each a URL of its own. On phones they are moved sideways. */
export const ChipLinks = ({ label, links }: ChipLinksProps) => (
  <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
    <ul className="flex min-w-max gap-2 md:min-w-0 md:flex-wrap">
      {links.map(({ to, text, isCurrent }) => (
        <li key={to}>
          <ShopLink
            to={to}
            preventScrollReset
            aria-current={isCurrent ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-full border border-control-line bg-surface px-4 font-medium hover:border-brand hover:text-brand aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:text-on-brand"
          >
            {text}
          </ShopLink>
        </li>
      ))}
    </ul>
  </nav>
)
