import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { announce } from '#platform/memory/announcements.ts'
import { products } from '#shop/catalog/tables.ts'
import { storeInventedQuestions, storeInventedReviews } from '#shop/reviews/store-invented.ts'
import type { Shop } from '#shop/shop.ts'
import type { SaidOfProduct } from './reviews/demo-review.ts'
import { saidOfAccessories } from './reviews/accessories.ts'
import { saidOfElectronics } from './reviews/electronics.ts'
import { saidOfGardenAndRooms } from './reviews/garden-and-rooms.ts'
import { saidOfHealth } from './reviews/health.ts'
import { saidOfHousehold } from './reviews/household.ts'

const said: readonly SaidOfProduct[] = [
  ...saidOfHousehold,
  ...saidOfElectronics,
  ...saidOfHealth,
  ...saidOfAccessories,
  ...saidOfGardenAndRooms,
]

const dayMs = 24 * 3_600_000
const hourMs = 3_600_000

/** What nobody said of goods that nobody bought, so that a merchant sees stars and questions where they will stand. */
export async function fillReviews(shop: Shop, startedAt: Date): Promise<void> {
  const { id, slug } = products
  const rows = await shop.database
    .select({ id, slug })
    .from(products)
    .where(
      inArray(
        slug,
        said.map(({ product }) => product),
      ),
    )
  const idOf = new Map(rows.map((row) => [row.slug, row.id]))
  await shop.database.transaction(async (database) => {
    for (const { product, reviews, questions = [] } of said) {
      const productId = idOf.get(product)
      if (!productId) continue
      const topics = await storeInventedReviews(
        database,
        reviews.map(({ daysAgo, answer = '', ...review }, index) => ({
          ...review,
          ...momentsOf(startedAt, daysAgo, `${product} review ${index}`),
          productId,
          answer,
        })),
      )
      await storeInventedQuestions(
        database,
        questions.map(({ daysAgo, ...question }, index) => ({
          ...question,
          ...momentsOf(startedAt, daysAgo, `${product} question ${index}`),
          productId,
        })),
      )
      await announce(database, topics)
    }
  })
}

/** The same id in each start, which grows with time as those of others; the shop answers within hours. */
function momentsOf(startedAt: Date, daysAgo: number, name: string) {
  const random = createHash('sha256').update(name).digest()
  const at = new Date(startedAt.getTime() - daysAgo * dayMs - (random[0] ?? 0) * 60_000)
  const id = newId({
    msecs: at.getTime(),
    seq: random.readUInt32BE(1),
    random: random.subarray(8, 24),
  })
  return { id, at, answeredAt: new Date(at.getTime() + 5 * hourMs) }
}
