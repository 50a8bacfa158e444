import { m } from '#paraglide/messages.js'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { ContactDetails } from './contact-details.tsx'

/** Every way to the shop, for who has a question left. */
export const TalkCard = ({ className = '' }: { className?: string }) => (
  <section
    aria-labelledby="about-talk"
    className={`rounded-card border border-line bg-surface p-5 text-base md:p-6 ${className}`}
  >
    <h2 id="about-talk" className="mb-4 text-xl font-semibold">
      {m.about_talk()}
    </h2>
    <ContactDetails />
    <ShopButtonLink to="/contact-us" className="mt-5 w-full">
      {m.about_write()}
    </ShopButtonLink>
  </section>
)
