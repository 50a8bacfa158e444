import { may, type Permission } from '#shop/identity/roles/policy.ts'

/** What the panelboard is made of, in its usual order. */
export const panelboardCards = [
  'waiting',
  'today',
  'figures',
  'over-time',
  'visits',
  'hours',
  'statuses',
  'products',
  'districts',
  'sources',
  'coupons',
  'latest',
  'low',
] as const
export type PanelboardCard = (typeof panelboardCards)[number]

/** Those that say what the shop earns, or who comes to it, are for some of its people (D6). */
const needed: Partial<Record<PanelboardCard, Permission>> = {
  today: 'see-sales',
  figures: 'see-sales',
  'over-time': 'see-sales',
  visits: 'see-visitors',
  hours: 'see-sales',
  statuses: 'see-sales',
  products: 'see-sales',
  districts: 'see-sales',
  sources: 'see-sales',
  coupons: 'see-sales',
}

export const isOfSales = (card: PanelboardCard): boolean => needed[card] === 'see-sales'

/** It tells of the days that somebody chooses. */
export const isOfDays = (card: PanelboardCard): boolean => card !== 'today' && card in needed

export function maySeeCard(actor: Parameters<typeof may>[0], card: PanelboardCard): boolean {
  const permission = needed[card]
  return permission === undefined || may(actor, permission)
}

export interface Arrangement {
  /** Every card that the person may see, in their order. */
  cards: readonly PanelboardCard[]
  hidden: readonly PanelboardCard[]
}

interface Stored {
  cards: readonly string[]
  hidden: readonly string[]
}

export const usualArrangement: Arrangement = { cards: panelboardCards, hidden: [] }

/**
 * What somebody arranged, as the cards are today: those that came since stand where they usually do, those that are gone are left out, and
 * so is what the person may not see.
 */
export function arrangementOf(
  stored: Stored | undefined,
  maySee: (card: PanelboardCard) => boolean,
): Arrangement {
  const { cards, hidden } = stored ?? usualArrangement
  const known = panelboardCards
    .filter((card) => cards.includes(card))
    .toSorted((one, other) => cards.indexOf(one) - cards.indexOf(other))
  const all = panelboardCards.reduce<PanelboardCard[]>(
    (placed, card, index) => (placed.includes(card) ? placed : placed.toSpliced(index, 0, card)),
    known,
  )
  return {
    cards: all.filter(maySee),
    hidden: panelboardCards.filter((card) => hidden.includes(card) && maySee(card)),
  }
}

export const shownCards = ({ cards, hidden }: Arrangement): PanelboardCard[] =>
  cards.filter((card) => !hidden.includes(card))
