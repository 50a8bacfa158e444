import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { templateDatabase, withDatabase } from './start-postgres.ts'

/** Tables that the migration fills. What a test changes there is still changed for the next one of its file. */
const seededTables = ['delivery_zones']

/** Of the shop, and of the jobs that it stores. */
const emptied = `relkind = 'r' AND (relnamespace = 'public'::regnamespace OR pg_class.oid = 'jobs.job_common'::regclass)
  AND relname NOT IN (${seededTables.map((name) => `'${name}'`).join(', ')}) AND pg_relation_size(pg_class.oid) > 0`

/**
 * Rows deleted, whatever points at them: to truncate this many tables takes twenty times as long. Most tests fill a few tables, and
 * one that never had a row has no page: to look is cheaper than to plan a deletion for each.
 */
export const emptying = `DO $$
DECLARE filled regclass;
BEGIN
  PERFORM set_config('session_replication_role', 'replica', true);
  FOR filled IN SELECT oid FROM pg_class WHERE ${emptied} LOOP
    EXECUTE 'DELETE FROM ' || filled;
  END LOOP;
END $$`

const beginning = `SELECT setval(seqrelid::regclass, seqstart, false) FROM pg_sequence
  JOIN pg_class ON pg_class.oid = seqrelid WHERE relnamespace = 'public'::regnamespace`

/** All that emptying leaves as it is: what tables are made of, and what the migration wrote. Statistics change how queries are planned. */
const shape = `WITH ours AS (
  SELECT oid, relname FROM pg_class WHERE relnamespace IN ('public'::regnamespace, 'jobs'::regnamespace)
)
SELECT md5(string_agg(fact, ' ' ORDER BY fact)) AS shape FROM (
  SELECT format('%s %s', oid, relname) AS fact FROM ours
  UNION ALL SELECT format('%s %s %s %s', attrelid, attname, atttypid, attnotnull)
    FROM pg_attribute JOIN ours ON ours.oid = attrelid WHERE NOT attisdropped
  UNION ALL SELECT format('%s %s', pg_constraint.oid, conname) FROM pg_constraint JOIN ours ON ours.oid = conrelid
  UNION ALL SELECT format('%s %s %s', pg_trigger.oid, tgname, tgenabled) FROM pg_trigger JOIN ours ON ours.oid = tgrelid
  UNION ALL SELECT format('%s %s', oid, md5(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT charges::text FROM delivery_zones AS charges
  UNION ALL SELECT name FROM jobs.queue
  UNION ALL SELECT DISTINCT format('counted %s', starelid) FROM pg_statistic JOIN ours ON ours.oid = starelid
) AS facts`

/** Of every copy of the template. */
let freshShape: Promise<string> | undefined

/** Names of databases that test files of this worker have left. To copy the template makes a thousand files. */
const left: string[] = []

/** A migrated database with nothing in it but what the migration wrote. */
export async function takeDatabase(server: string): Promise<string> {
  const used = left.pop()
  if (used) return used
  const name = `haat_${randomBytes(6).toString('hex')}`
  await withClient(server, (admin) =>
    admin.query(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`),
  )
  freshShape ??= withClient(withDatabase(server, name), readShape)
  await freshShape
  return name
}

/** The next file uses it, unless something in it is not as it was. Nobody may be connected any more. Answers whether it will be. */
export function leaveDatabase(server: string, name: string): Promise<boolean> {
  return withClient(withDatabase(server, name), async (client) => {
    if ((await readShape(client)) !== (await freshShape)) return false
    await client.query(emptying)
    await client.query(beginning)
    await vacuum(client)
    left.push(name)
    return true
  })
}

/** The next file finds neither pages of deleted rows nor numbers about them. */
async function vacuum(client: Client): Promise<void> {
  const { rows } = await client.query<{ space: string; name: string; table: string }>(
    `SELECT nspname AS space, relname AS name, pg_class.oid::regclass AS table FROM pg_class
     JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE ${emptied}`,
  )
  if (rows.length === 0) return
  await client.query(`VACUUM (SKIP_DATABASE_STATS) ${rows.map((row) => row.table).join(', ')}`)
  for (const { space, name } of rows)
    await client.query('SELECT pg_clear_relation_stats($1, $2)', [space, name])
}

async function readShape(client: Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(shape)
  if (!rows[0]) throw new Error('Expected a row')
  return rows[0].shape
}

async function withClient<Answer>(
  connectionString: string,
  use: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
