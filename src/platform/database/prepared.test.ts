import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { prepared } from './prepared.ts'

test('a statement is put together once, and answers anew each time', async () => {
  const { database } = await openTestShop()
  let times = 0
  const doubling = prepared((connected) => {
    times++
    return connected
      .select({ twice: sql<number>`${sql.placeholder('number')}::int * 2` })
      .from(sql`(SELECT) AS nothing`)
      .prepare('test_doubling')
  })
  const answers = await Promise.all(
    [1, 2, 3].map((number) => doubling(database).execute({ number })),
  )
  expect(answers).toEqual([[{ twice: 2 }], [{ twice: 4 }], [{ twice: 6 }]])
  expect(times).toBe(1)
})
