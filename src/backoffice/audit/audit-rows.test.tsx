import { overwriteGetLocale } from '#paraglide/runtime.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { AuditRows, showEntry } from './audit-rows.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

const nothingFound = { people: new Map(), customers: new Map(), pages: new Map() }

const id = '01980000-0000-7000-8000-000000000001'

test('on a page in Bangla what was before and after is in Bangla, however the entry was read', () => {
  const entry = showEntry(
    {
      id,
      at: new Date('2026-11-21T10:00:00Z'),
      action: 'role-changed',
      actorId: null,
      subjectType: 'person',
      subjectId: id,
      subjectName: null,
      before: { role: 'customer' },
      after: { role: 'moderator', left: 7 },
      origin: 'shell',
      batchId: null,
    },
    nothingFound,
  )
  overwriteGetLocale(() => 'bn')
  const page = renderToStaticMarkup(<AuditRows entries={[entry]} />)
  expect(page).toContain('মডারেটর')
  expect(page).toContain('৭')
  expect(page).not.toMatch(/Moderator|Customer|Codes left/)
})

const anEntry = {
  id,
  at: new Date('2026-11-21T10:00:00Z'),
  actorId: null,
  subjectId: id,
  subjectName: null,
  before: {},
  origin: 'shell',
  batchId: null,
}

test('an exported list is called one, with what it was narrowed by', () => {
  const entry = showEntry(
    {
      ...anEntry,
      action: 'orders-exported',
      subjectType: 'order',
      subjectId: 'list',
      after: { filtered: true, filter: { status: 'Pending', q: true, numbers: 3 }, columns: 23 },
    },
    nothingFound,
  )
  const page = renderToStaticMarkup(<AuditRows entries={[entry]} />)
  expect(page).toContain('Orders</dd>')
  expect(page).toContain('Only: Status: Pending · Words that were searched for · 3 ticked rows')
})

test('a customer has the name of today, which the audit does not keep; of many values the rest is folded', () => {
  const entry = (customers: ReadonlyMap<string, string>) =>
    showEntry(
      {
        ...anEntry,
        action: 'customer-tagged',
        subjectType: 'customer',
        after: { stock: 1, sku: 'A', color: 'red', size: 'L', barcode: '1', unit: 'kg' },
      },
      { ...nothingFound, customers },
    )
  const pageOf = (customers: ReadonlyMap<string, string>) =>
    renderToStaticMarkup(<AuditRows entries={[entry(customers)]} />)
  expect(pageOf(new Map([[id, 'Rahima']]))).toContain('Customer: Rahima')
  expect(pageOf(new Map())).toContain('Customer</dd>')
  expect(pageOf(new Map())).toMatch(/<details><summary[^>]*>2 more/)
})
