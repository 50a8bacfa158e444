import { expect, test } from 'vitest'
import { arrangementOf, panelboardCards, shownCards } from './cards.ts'

test('without a wish all cards stand in their usual order', () => {
  expect(arrangementOf(undefined, true)).toEqual({ cards: panelboardCards, hidden: [] })
})

test('moderators see what waits, and nothing of what the shop earns (D6)', () => {
  expect(shownCards(arrangementOf(undefined, false))).toEqual(['waiting', 'latest', 'low'])
  const sold = { cards: ['today', 'products', 'low', 'waiting'], hidden: ['products', 'latest'] }
  expect(shownCards(arrangementOf(sold, false))).toEqual(['low', 'waiting'])
})

test('cards that came since stand where they usually do; what nobody knows is left out', () => {
  const stored = { cards: ['low', 'gone', 'today', 'today'], hidden: ['gone', 'low'] }
  const { cards, hidden } = arrangementOf(stored, true)
  expect(cards.toSorted()).toEqual(panelboardCards.toSorted())
  expect(cards.slice(0, 2)).toEqual(['waiting', 'low'])
  expect(cards.indexOf('low')).toBeLessThan(cards.indexOf('today'))
  expect(hidden).toEqual(['low'])
})
