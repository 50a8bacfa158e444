import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { searchForm } from './search-form.ts'

const [nonJoiner, joiner] = ['\u200c', '\u200d']

test('ignores joiners and knows both ways to write ৎ', () => {
  expect(searchForm(`র${joiner}্যাকেট`)).toBe(searchForm('র্যাকেট'))
  expect(searchForm(`র্${nonJoiner}যাকেট`)).toBe(searchForm('র্যাকেট'))
  expect(searchForm(`উত্${joiner}সব`)).toBe(searchForm('উৎসব'))
  expect(searchForm('উত্সব')).not.toBe(searchForm('উৎসব'))
  expect(searchForm('RACKET')).toBe('racket')
})

test('does to typed text what the database does to stored text', async () => {
  const { database } = await openTestShop()
  const parts = ['র', joiner, '্', 'য', 'ত', 'ৎ', nonJoiner, 'A', ' ', '৫']
  let seed = 39
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  const texts = Array.from({ length: 500 }, () =>
    Array.from({ length: 12 }, () => parts[next() % parts.length]).join(''),
  )
  const { rows } = await database.execute<{ form: string }>(
    sql`SELECT search_form(text) AS form FROM unnest(${sql.param(texts)}::text[]) WITH ORDINALITY AS given (text, place) ORDER BY place`,
  )
  expect(rows.map(({ form }) => form)).toEqual(texts.map(searchForm))
})
