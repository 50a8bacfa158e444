import { ShopLink } from '#pages/shop-link.tsx'

interface ReportPickerProps {
  label: string
  options: readonly { text: string; to: string; isCurrent: boolean }[]
}

/** Which of several lists is shown. On phones their names are moved sideways. */
export const ReportPicker = ({ label, options }: ReportPickerProps) => (
  <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0 print:hidden">
    <ul className="flex min-w-max gap-1 md:min-w-0 md:flex-wrap">
      {options.map(({ text, to, isCurrent }) => (
        <li key={to}>
          <ShopLink
            to={to}
            preventScrollReset
            aria-current={isCurrent ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-full px-3 font-medium text-ink-soft md:min-h-9 md:px-2.5 hover:bg-brand-wash hover:text-brand aria-[current=true]:bg-brand-wash aria-[current=true]:font-semibold aria-[current=true]:text-brand-press"
          >
            {text}
          </ShopLink>
        </li>
      ))}
    </ul>
  </nav>
)
