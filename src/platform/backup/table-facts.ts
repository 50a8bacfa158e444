import type { ClientBase } from 'pg'

export interface TableFacts {
  name: string
  /** Those that can be written: generated ones are made again. */
  columns: string[]
}

/** Every table that outlives a crash; counters of limits do not, and are not worth keeping. */
export async function listTables(client: ClientBase): Promise<TableFacts[]> {
  const { rows } = await client.query<TableFacts>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    GROUP BY c.relname ORDER BY c.relname`)
  return rows
}

export async function readSequences(client: ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

export async function has(client: ClientBase, relation: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS there',
    [relation],
  )
  return rows[0]?.there ?? false
}

/** What the text of values depends on, the same wherever they are written and read. */
export const plainValues = `
  SET client_encoding = 'UTF8'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres';
  SET extra_float_digits = 3; SET timezone = 'UTC'; SET bytea_output = 'hex';
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '20s'`

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const listed = (names: readonly string[]) => names.map(quoted).join(', ')
