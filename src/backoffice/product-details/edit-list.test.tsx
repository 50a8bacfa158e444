import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EditList } from './edit-list.tsx'

const linesOf = (before: Record<string, unknown>, after: Record<string, unknown>) => {
  const author = { kind: 'script' } as const
  const edit = { id: 'one', at: '2026-11-28T10:00:00Z', author, before, after }
  const [, list = ''] = renderToStaticMarkup(<EditList edits={[edit]} />).split('<ul')
  return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line.replace(/<.*?>/g, ''))
}

test('the history of a product says of each field what it was and what it is', () => {
  const before = { 'CUP priceInPaisa': 95000, nameBn: null, stock: 3 }
  const after = { 'CUP priceInPaisa': 97500, nameBn: 'কাপ', stock: 5, reason: 'Counted' }
  expect(linesOf(before, after)).toEqual([
    'CUP · Price: Before: ৳950 → After: ৳975',
    'Name in Bangla: Before: None → After: কাপ',
    'Stock: Before: 3 → After: 5',
    'Reason: Counted',
  ])
})

test('of a new product it says what it is, of variants that are gone which they were', () => {
  expect(linesOf({}, { name: 'Cup', status: 'draft' })).toEqual(['Name: Cup', 'Status: Draft'])
  expect(linesOf({ variantsRemoved: ['CUP-RED'] }, {})[0]).toContain('CUP-RED')
})
