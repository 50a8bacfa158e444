import { sql, type SQL } from 'drizzle-orm'

/** When a day of the calendar begins in Dhaka (D26); `later`: so many days after it. */
export const beginOfDay = (day: string, later = 0): SQL =>
  sql`(${day}::date + ${sql.raw(String(later))})::timestamp AT TIME ZONE 'Asia/Dhaka'`
