import { Pool, type Client } from 'pg'
import { jobSettings } from '../jobs/jobs.ts'
import { openBoss } from '../jobs/open-boss.ts'
import type { PendingJobs } from './manifest.ts'
import { has } from './table-facts.ts'

/** The queues have a schema of their own, which the library makes in its own form: what was waiting is handed to it again. */
export async function replaceJobs(client: Client, url: string, jobs: PendingJobs): Promise<void> {
  if (jobs.length > 0) {
    const pool = new Pool({ connectionString: url, max: 1 })
    try {
      const boss = await openBoss(pool, [...new Set(jobs.map(({ queue }) => queue))], () => {})
      await client.query('DELETE FROM jobs.job')
      const db = {
        executeSql: (text: string, values?: unknown[]) => client.query(text, values),
      }
      for (const { queue, facts } of jobs) await boss.send(queue, facts, { ...jobSettings, db })
      await boss.stop({ close: false, graceful: false })
    } finally {
      await pool.end()
    }
  } else if (await has(client, 'jobs.job')) await client.query('DELETE FROM jobs.job')
}
