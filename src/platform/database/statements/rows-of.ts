import { Column, is, sql, SQL, type SQLWrapper } from 'drizzle-orm'

/** A query of Drizzle that answers several rows. */
interface Asking<Rows> extends SQLWrapper {
  _: { selectedFields: unknown; result: Rows }
}

type Field = Column | SQL | SQL.Aliased

interface Decoder {
  mapFromDriverValue: (value: unknown) => unknown
}

/**
 * All rows that a query answers, in its order, as one column of another query: what a page shows is asked in one statement, which PostgreSQL
 * plans once and answers at once (docs/decisions/0210).
 */
export function rowsOf<Rows extends readonly object[]>(query: Asking<Rows>): SQL<Rows> {
  const fields = Object.entries(query._.selectedFields as Record<string, Field>)
  const cells = sql.join(
    fields.map((_, at) => sql.identifier(`c${at}`)),
    sql`, `,
  )
  const decoders = fields.map(([name, field]) => ({ name, decoder: decoderOf(field) }))
  const rowFrom = (values: readonly unknown[]) => {
    const row: Record<string, unknown> = {}
    for (const [at, { name, decoder }] of decoders.entries())
      row[name] = decoded(decoder, values[at])
    return row
  }
  return sql`(
    SELECT coalesce(json_agg(json_build_array(${cells})), '[]') FROM (${query}) AS asked(${cells})
  )`.mapWith((rows: unknown[][]) => rows.map(rowFrom) as unknown as Rows)
}

/** Drizzle has it, and says nothing of it in its types. */
const decoderOf = (field: Field): Decoder =>
  is(field, Column)
    ? field
    : ((is(field, SQL.Aliased) ? field.sql : field) as unknown as { decoder: Decoder }).decoder

const decoded = (decoder: Decoder, value: unknown) =>
  value === null ? null : decoder.mapFromDriverValue(value)
