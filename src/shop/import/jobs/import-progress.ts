import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Shop } from '#shop/shop.ts'
import type { ImportedOne } from '../import-product.ts'
import type { ImportEvent } from '../report/tally.ts'
import { gatherFindings } from './gather-findings.ts'
import type { ProductImport } from './list-imports.ts'
import { isCheck } from './product-import.ts'
import { productImports } from './tables.ts'

/** The instance that works says so each second; silent for this long, it has died, and the work is begun anew. */
export const leaseSeconds = 60
const beatMs = 1000
const holdMs = 10_000
/** So many findings are written down at once, though no second is over. */
const mostGathered = 500

/** Somebody stopped it, or another instance has begun it anew. */
export class NobodysImport extends Error {}

export const inSeconds = (seconds: number) => sql`now() + ${`${seconds} seconds`}::interval`

export type Change = PgUpdateSetSource<typeof productImports>

const isOf = ({ id, attempts }: ProductImport) =>
  and(eq(productImports.id, id), eq(productImports.attempts, attempts))

/** Throws where nobody waits for it any more. */
export async function say(shop: Shop, job: ProductImport, change: Change): Promise<void> {
  const [still] = await shop.database
    .update(productImports)
    .set(change)
    .where(and(isOf(job), eq(productImports.state, job.state)))
    .returning({ id: productImports.id })
  if (!still) throw new NobodysImport('nobody waits for this import any more')
}

/** How far it is, said each second: what a page shows, and where it goes on after a stop. */
export function openProgress(shop: Shop, job: ProductImport) {
  const of = { importId: job.id, isCheck: isCheck(job.state) }
  const findings = gatherFindings()
  const leaving = new AbortController()
  let seen: Change = {}
  let beatAt = performance.now()
  const beat = async () => {
    beatAt = performance.now()
    await findings.flush(shop.database, of)
    await say(shop, job, { ...seen, notBefore: inSeconds(leaseSeconds) })
  }
  // Also where one product waits long for its pictures.
  const hold = () => say(shop, job, { notBefore: inSeconds(leaseSeconds) })
  const timer = setInterval(
    () => void hold().catch((error: unknown) => leaving.abort(error)),
    holdMs,
  )
  return {
    signal: leaving.signal,
    onEvent: (event: ImportEvent) => {
      seen = { ...seen, ...seenIn(event, of.isCheck) }
      findings.event(event)
    },
    onEntry: async (imported: ImportedOne) => {
      findings.entry(imported)
      if (performance.now() > beatAt + beatMs || findings.count() > mostGathered) await beat()
    },
    end: async () => {
      clearInterval(timer)
      await findings.flush(shop.database, of)
      // Also of one that was stopped: it goes on from there.
      if (Object.keys(seen).length > 0)
        await shop.database.update(productImports).set(seen).where(isOf(job))
    },
  }
}

function seenIn(event: ImportEvent, dryRun: boolean): Change {
  switch (event.kind) {
    case 'format':
      return { format: event.name }
    case 'columns':
      return { columns: event.columns }
    case 'progress':
      return {
        done: event.done,
        total: event.of,
        ...(!dryRun && { totals: event.totals }),
      }
    default:
      return {}
  }
}
