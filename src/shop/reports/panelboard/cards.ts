/** What the panelboard is made of, in its usual order. */
export const panelboardCards = [
  'waiting',
  'today',
  'figures',
  'over-time',
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

/** These say what the shop earns (D6). */
const salesCards: ReadonlySet<PanelboardCard> = new Set([
  'today',
  'figures',
  'over-time',
  'hours',
  'statuses',
  'products',
  'districts',
  'sources',
  'coupons',
])

export const isOfSales = (card: PanelboardCard): boolean => salesCards.has(card)

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
export function arrangementOf(stored: Stored | undefined, seesSales: boolean): Arrangement {
  const maySee = (card: PanelboardCard) => seesSales || !isOfSales(card)
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
