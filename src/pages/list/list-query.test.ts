import { expect, test } from 'vitest'
import { listHref, readListQuery } from './list-query.ts'

const shape = {
  choices: { status: ['Pending', 'Shipped'], sort: ['newest', 'name'] },
  ids: ['before'],
} as const

const read = (query: string) => readListQuery(new URLSearchParams(query), shape)

const everything = { q: '', status: undefined, sort: undefined, before: undefined, page: 1 }

test('the address says what is looked for, and nothing it need not', () => {
  expect(listHref('/dashboard/users', everything)).toBe('/dashboard/users')
  const asked = {
    q: 'চা & tea',
    status: 'Shipped',
    sort: 'name',
    before: '01890000-0000-7000-8000-000000000000',
    page: 3,
  } as const
  const href = listHref('/dashboard/users', asked)
  expect(href).toMatch(/^\/dashboard\/users\?/)
  expect(read(href.split('?')[1] ?? '')).toEqual(asked)
})

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e9',
  'page=x',
  'status=Lost',
  'sort=odd',
  'q=%20',
  'before=1',
  'unknown=1',
])('%s, which somebody made up, asks for the first page of everything', (odd) => {
  expect(read(odd)).toEqual(everything)
})

test('a text that is too long is cut', () => {
  expect(read(`q=${'a'.repeat(200)}`).q).toHaveLength(100)
})

test('days are days of the calendar, and amounts are numbers from 0; anything else is not asked for', () => {
  const wanted = { choices: {}, days: ['from'], amounts: ['least'] } as const
  const readMore = (query: string) => readListQuery(new URLSearchParams(query), wanted)
  expect(readMore('from=2028-02-29&least=12.5')).toMatchObject({ from: '2028-02-29', least: 12.5 })
  expect(readMore('least=0')).toMatchObject({ from: undefined, least: 0 })
  for (const odd of [
    'from=2027-02-29',
    'from=2027-2-1',
    'from=x',
    'least=-1',
    'least=x',
    'least=1e10',
  ])
    expect(readMore(odd)).toMatchObject({ from: undefined, least: undefined })
})
