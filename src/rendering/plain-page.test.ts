import { expect, test } from 'vitest'
import type { Trouble } from '../platform/web/handlers.ts'
import { plainPage } from './plain-page.ts'

const said = (path: string, trouble: Trouble) => String(plainPage(path, trouble).body)

test('a shopper reads that the cart is safe, somebody at work in the back office does not', () => {
  for (const trouble of ['busy', 'away', 'no-room', 'failed'] as const) {
    expect(said('/shop', trouble)).toContain('Your cart is safe')
    expect(said('/bn/shop', trouble)).toContain('আপনার কার্ট')
    for (const path of ['/dashboard/products', '/dashboard/products.data', '/dashboard'])
      expect(said(path, trouble)).not.toContain('cart')
    expect(said('/bn/dashboard/products', trouble)).not.toContain('কার্ট')
    expect(said('/dashboards', trouble)).toContain('Your cart is safe')
  }
})
