import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import { Icon, type IconName } from '#ui/icon.tsx'

/** What the shop promises, above the footer of every page. */
export function ServiceStrip({ phone }: { phone: string }) {
  return (
    <section aria-label={m.service_title()} className="border-t border-line bg-brand-wash">
      <ul className="page-width grid grid-cols-2 gap-x-4 gap-y-5 py-6 md:py-8 lg:grid-cols-4">
        <Service icon="truck" title={m.service_delivery()} text={m.service_delivery_text()} />
        <Service icon="cash" title={m.service_cash()} text={m.service_cash_text()} />
        <Service icon="shield" title={m.service_authentic()} text={m.service_authentic_text()} />
        <Service
          icon="chat"
          title={m.service_support()}
          text={phone ? m.service_support_text() : m.service_support_write()}
          phone={phone && formatPhone(phone, getLocale())}
        />
      </ul>
    </section>
  )
}

interface ServiceProps {
  icon: IconName
  title: string
  text: string
  phone?: string
}

function Service({ icon, title, text, phone }: ServiceProps) {
  return (
    <li className="flex flex-col gap-2 sm:flex-row sm:gap-3">
      <Icon name={icon} className="size-8! text-brand" />
      <div className="min-w-0">
        <p className="leading-snug font-semibold">{title}</p>
        <p className="text-sm text-ink-soft">
          {text} {phone && <span className="whitespace-nowrap">{phone}</span>}
        </p>
      </div>
    </li>
  )
}
