import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What the back office looks through for any part of a typed text: number, phone, name and e-mail, in the form of searches. */
export const searchedText = (table: Searched): SQL =>
  sql`search_form(${table.orderId} || ' ' || ${table.phone} || ' ' || ${table.fullName} || ' ' || coalesce(${table.email}, ''))`

type Searched = Record<'orderId' | 'phone' | 'fullName' | 'email', PgColumn>
