import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Slider } from './slider.tsx'

const banner = (id: string) => ({
  id,
  title: `Offer ${id}`,
  name: `Offer ${id}`,
  link: '/shop',
  alt: '',
  picture: { hash: `hash-${id}`, width: 1600, height: 700, placeholder: '' },
})

const drawn = (...ids: string[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Slider banners={ids.map(banner)} />
    </MemoryRouter>,
  )

test('without an active banner only a spinner shows (spec 2, 8)', () => {
  expect(drawn()).toContain('Loading')
  expect(drawn()).toContain('animate-spin')
  expect(drawn()).not.toContain('carousel')
})

test('the spinner takes a line, and keeps no room for a banner that does not come', () => {
  expect(drawn()).toContain('p-1!')
  expect(drawn()).not.toMatch(/min-h-|aspect-/)
})

test('one banner does not turn: there is nothing to stop and nothing to choose', () => {
  expect(drawn('a')).toContain('Offer a')
  expect(drawn('a')).not.toContain('<button')
})

test('of several the first is in front, and the others are neither reached nor read', () => {
  expect(drawn('a', 'b', 'c').match(/<li inert=""/g)).toHaveLength(2)
})

test('the pictures of all banners are loaded before they turn, the first one before all else (spec 2)', () => {
  const page = drawn('a', 'b', 'c')
  for (const id of ['a', 'b', 'c']) expect(page).toContain(`hash-${id}`)
  expect(page.match(/fetchPriority="high"/gi)).toHaveLength(1)
  expect(page.match(/fetchPriority="low"/gi)).toHaveLength(2)
  expect(page.match(/loading="eager"/g)).toHaveLength(3)
  expect(page).not.toContain('loading="lazy"')
})
