import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'

/** Loaded when it is needed first, so that the shop opens its doors without waiting for it. */
export async function openBoss(
  pool: Pool,
  queues: readonly string[],
  report: (error: unknown) => void,
): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', report)
  try {
    await boss.start()
    for (const queue of queues) await boss.createQueue(queue)
    return boss
  } catch (error) {
    await boss.stop({ close: false, graceful: false }).catch(() => {})
    throw error
  }
}
