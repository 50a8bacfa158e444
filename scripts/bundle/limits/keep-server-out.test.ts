import { expect, test } from 'vitest'
import { findServerModules } from './keep-server-out.mjs'

const chunk = (modules: Record<string, number>) => ({
  type: 'chunk',
  modules: Object.fromEntries(
    Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }]),
  ),
})

test('a build in which a browser would load what talks to the database is refused', () => {
  const fine = chunk({
    '/haat/src/shop/orders/order.ts': 200,
    '/haat/node_modules/react/index.js': 9,
  })
  expect(findServerModules({ 'orders.js': fine })).toEqual([])
  for (const stranger of [
    '/haat/node_modules/drizzle-orm/pg-core/table.js',
    '/haat/node_modules/pg/lib/index.js',
    '/haat/node_modules/pg-protocol/dist/parser.js',
    '__vite-browser-external:node:crypto',
  ])
    expect(findServerModules({ 'orders.js': chunk({ [stranger]: 1 }) })).toHaveLength(1)
})

test('what is named and left out does no harm', () => {
  expect(findServerModules({ 'a.js': chunk({ '/haat/node_modules/pg/lib/index.js': 0 }) })).toEqual(
    [],
  )
})
