import { expect, test } from 'vitest'
import { shelve } from '../../../tests/examples/examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import { findCountable } from '#shop/stock-counts/find-countable.ts'
import { applyCount } from '#shop/stock-counts/apply-count.ts'
import * as page from './stock-count.tsx'

test('the page names the latest counts, by whom and what came of them', async () => {
  const { shop, people } = await openShopWith({ karim: 'moderator' })
  const by = await inNameOf(shop, people.karim.id)
  await shelve(shop, { variants: [{ sku: 'CUP', stock: 5, purchaseCostInPaisa: 3000 }] })
  const [cup] = (await findCountable(shop, 'CUP')).found
  const counted = { variantId: cup?.id ?? '', expected: 5, counted: 3, basis: cup?.basis ?? '' }
  await applyCount(shop, by, { id: crypto.randomUUID(), note: 'By the door', variants: [counted] })
  const open = drawPages(shop, by.actor, { path: '/dashboard/stock-count', page })
  const { html } = await open('/dashboard/stock-count')
  for (const words of ['By the door', '1 variants', '0 more, 2 fewer', 'needs JavaScript'])
    expect(html).toContain(words)
})
