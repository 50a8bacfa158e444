import { expect, test } from 'vitest'
import {
  arrangementOf,
  maySeeCard,
  panelboardCards,
  shownCards,
  type PanelboardCard,
} from './cards.ts'

const asAdmin = (card: PanelboardCard) => maySeeCard({ role: 'admin' }, card)
const asModerator = (card: PanelboardCard) => maySeeCard({ role: 'moderator' }, card)

test('without a wish all cards stand in their usual order', () => {
  expect(arrangementOf(undefined, asAdmin)).toEqual({ cards: panelboardCards, hidden: [] })
})

test('moderators see what waits, and nothing of what the shop earns or of who comes to it (D6)', () => {
  expect(shownCards(arrangementOf(undefined, asModerator))).toEqual(['waiting', 'latest', 'low'])
  const sold = {
    cards: ['today', 'visits', 'products', 'low', 'waiting'],
    hidden: ['products', 'latest'],
  }
  expect(shownCards(arrangementOf(sold, asModerator))).toEqual(['low', 'waiting'])
})

test('cards that came since stand where they usually do; what nobody knows is left out', () => {
  const stored = { cards: ['low', 'gone', 'today', 'today'], hidden: ['gone', 'low'] }
  const { cards, hidden } = arrangementOf(stored, asAdmin)
  expect(cards.toSorted()).toEqual(panelboardCards.toSorted())
  expect(cards.slice(0, 2)).toEqual(['waiting', 'low'])
  expect(cards.indexOf('low')).toBeLessThan(cards.indexOf('today'))
  expect(hidden).toEqual(['low'])
})
