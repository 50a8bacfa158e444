import {
  panelboardCards,
  type Arrangement,
  type PanelboardCard,
} from '#shop/reports/panelboard/cards.ts'
import { moved } from '../../banners/moved.ts'

/** What a button of a card sends: `move today 2`, `hide today` or `show today`. */
export const moveCard = (card: string, to: number): string => `move ${card} ${to}`
export const hideCard = (card: PanelboardCard): string => `hide ${card}`
export const showCard = (card: PanelboardCard): string => `show ${card}`

/** The arrangement with that change; undefined where it asks for nothing that there is. */
export function changed({ cards, hidden }: Arrangement, change: string): Arrangement | undefined {
  const [what, name, to = ''] = change.split(' ')
  const card = panelboardCards.find((one) => one === name)
  if (card === undefined) return undefined
  const others = hidden.filter((one) => one !== card)
  if (what === 'show') return { cards, hidden: others }
  if (what === 'hide') return { cards, hidden: [...others, card] }
  if (what !== 'move' || !/^\d{1,2}$/.test(to)) return undefined
  return { cards: moved(cards, card, Number(to)), hidden }
}
