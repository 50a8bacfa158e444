import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { AuditSubject } from '../../audit/audit.ts'
import { nameProducts } from '../../catalog/listings/find-slugs.ts'
import { reviews } from '../tables.ts'
import type { StoredReview } from '../writing/find-written.ts'

/** Nobody else changes it meanwhile. */
export async function lockReview(
  database: Database,
  id: string,
): Promise<StoredReview | undefined> {
  const [review] = await database.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return review
}

/** As the audit keeps it: by the product that it is about, never by who wrote it. */
export async function subjectOf(
  database: Database,
  type: 'review' | 'question',
  { id, productId }: { id: string; productId: string },
): Promise<AuditSubject> {
  const name = (await nameProducts(database, [productId])).get(productId)?.name
  return { type, id, ...(name !== undefined && { name }) }
}
