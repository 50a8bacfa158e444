import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'

/** For staff: shoppers see a spinner where the slider would be (spec 2), and nobody tells them why. */
export function BannerHint() {
  return (
    <section
      aria-label={m.banner_hint_title()}
      className="rounded-card border border-line bg-brand-wash p-4 md:p-6"
    >
      <p className="flex items-start gap-2">
        <Icon name="alert" className="mt-0.5 text-brand" />
        <span className="min-w-0">
          <span className="block font-semibold">{m.banner_hint_title()}</span>
          {m.banner_hint_text()}
        </span>
      </p>
    </section>
  )
}
