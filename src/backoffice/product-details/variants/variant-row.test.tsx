import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blankRow, type RowField } from '../draft/product-draft.ts'
import { VariantRow } from './variant-row.tsx'

const row = { ...blankRow, key: 'red-m', id: 'red-m', color: 'Red', size: 'M', sku: 'SHIRT-RED-M' }

const drawRow = (problems: Partial<Record<RowField, string>> = {}) =>
  renderToStaticMarkup(
    <VariantRow
      row={row}
      index={0}
      options={[{ slot: 'option1', name: 'Sleeve' }]}
      picture={undefined}
      isLast={false}
      isOnly={false}
      problemOf={(name) => problems[name]}
      onChange={() => {}}
      onMove={() => {}}
      onRemove={() => {}}
    />,
  )

const buttonIn = (html: string) => /<button[^>]*aria-expanded="(true|false)"/.exec(html)?.[1]

test('rare fields are closed until one of them is wrong', () => {
  expect(buttonIn(drawRow())).toBe('false')
  expect(buttonIn(drawRow({ price: 'Enter an amount' }))).toBe('false')
  for (const name of ['colorBn', 'colorHex', 'barcode', 'weight'] as const)
    expect([name, buttonIn(drawRow({ [name]: 'Correct this' }))]).toEqual([name, 'true'])
})

test('all fields of a variant are sent, and each is named by its label and the variant', () => {
  const html = drawRow()
  const names = [...html.matchAll(/name="variants\[0\]\.(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual([
    'key',
    'color',
    'size',
    'option1',
    'sku',
    'price',
    'discount',
    'cost',
    'colorBn',
    'colorHex',
    'barcode',
    'weight',
  ])
  expect(html).toMatch(/<legend id="product-red-m-name"[^>]*>Red · M<\/legend>/)
  for (const name of names.slice(1))
    expect(html).toContain(`aria-labelledby="product-red-m-${name}-label product-red-m-name"`)
})
