import type { Manifest } from '../src/platform/backup/manifest.ts'

/** What a backup holds, in a few words. */
export function tellBackup({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows.toLocaleString('en')} rows of ${tables.length} tables, ${files.toLocaleString('en')} files`
}
