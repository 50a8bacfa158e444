import { m } from '#paraglide/messages.js'
import type { CohortRates } from '#shop/sales/contract.ts'

type Cohort = Pick<CohortRates['ordered'], 'open' | 'underWay'>

const words = { open: m.figures_not_sent, underWay: m.figures_still_under_way }

/** Which orders may still change a rate, with the names that they have elsewhere; nothing where none can. */
export function stillOpenText(cohort: Cohort, those: readonly (keyof Cohort)[]): { more?: string } {
  const parts = those.filter((state) => cohort[state] > 0)
  if (parts.length === 0) return {}
  return { more: parts.map((state) => words[state]({ n: cohort[state] })).join(' · ') }
}
