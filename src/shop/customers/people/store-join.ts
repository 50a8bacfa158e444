import { and, eq, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import type { JoinReason } from '../customer.ts'
import { customerIdentities, customerJoins } from '../tables.ts'

interface Join {
  /** The root of the customer who becomes a part of the other. */
  identityId: string
  /** The root of the other. */
  intoId: string
  reason: JoinReason
  by: string
  at: Date
}

/** Puts one customer under another. Under the lock of customers; the caller makes them anew. */
export async function storeJoin(database: Database, join: Join): Promise<string> {
  const id = newId()
  await database.insert(customerJoins).values({ id, ...join })
  await database
    .update(customerIdentities)
    .set({ joinedInto: join.intoId })
    .where(and(eq(customerIdentities.id, join.identityId), isNull(customerIdentities.joinedInto)))
  return id
}
