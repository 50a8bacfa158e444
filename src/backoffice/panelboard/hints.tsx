import { m } from '#paraglide/messages.js'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { Hint } from './hint.tsx'

interface HintsProps {
  isUnprotected: boolean
  lacksBanner: boolean
}

/** What somebody who works here should put right before anything else. */
export const Hints = ({ isUnprotected, lacksBanner }: HintsProps) => (
  <>
    {isUnprotected && (
      <Hint icon="shield" title={m.factor_hint_title()} text={m.factor_hint_text()}>
        <ShopButtonLink to="/dashboard/security/second-factor" variant="quiet" className="mt-3">
          {m.factor_set_up()}
        </ShopButtonLink>
      </Hint>
    )}
    {lacksBanner && (
      <Hint icon="alert" title={m.banner_hint_title()} text={m.banner_hint_text()}>
        <ShopButtonLink to="/dashboard/banners" variant="quiet" className="mt-3">
          {m.banners_title()}
        </ShopButtonLink>
      </Hint>
    )}
  </>
)
