import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { has } from './table-facts.ts'

export interface Migration {
  /** The moment that names it. */
  when: number
  hash: string
  statements: readonly string[]
}

export function readMigrations(folder: string): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, hash, sql }) => ({
    when: folderMillis,
    hash,
    statements: sql,
  }))
}

/** The migrations that a database has, oldest first; none where it was never one of ours. */
export async function listApplied(client: ClientBase): Promise<number[]> {
  if (!(await has(client, 'drizzle.__drizzle_migrations'))) return []
  const { rows } = await client.query<{ when: string }>(
    'SELECT created_at::text AS when FROM drizzle.__drizzle_migrations ORDER BY created_at',
  )
  return rows.map(({ when }) => Number(when))
}

/** As drizzle-orm does it, but inside the transaction of `client`, and as far as somebody wants. */
export async function applyMigrations(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle')
  await client.query(
    'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  )
  for (const { when, hash, statements } of migrations) {
    for (const statement of statements) await client.query(statement)
    await client.query(
      'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
      [hash, when],
    )
  }
}

/** Names of all tables that our migrations ever made, those from before a renaming too. */
export const tablesOf = (migrations: readonly Migration[]): string[] =>
  madeBy(
    migrations,
    /(?:CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?|ALTER TABLE "\w+" RENAME TO )"(\w+)"/g,
  )

/** Names of all functions that our migrations ever made. */
export const functionsOf = (migrations: readonly Migration[]): string[] =>
  madeBy(migrations, /CREATE (?:OR REPLACE )?FUNCTION "(\w+)"/g)

function madeBy(migrations: readonly Migration[], making: RegExp): string[] {
  const statements = migrations.flatMap((migration) => migration.statements)
  const made = statements.flatMap((statement) =>
    [...statement.matchAll(making)].map(([, name = '']) => name),
  )
  return [...new Set(made)]
}
