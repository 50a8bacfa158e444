import { basename } from 'node:path'
import { v7 as newId } from 'uuid'
import type { AuditEntry } from '../../audit/audit.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { byScript, nameOfInitiator } from '../../initiator.ts'
import type { Shop } from '../../shop.ts'
import type { ImportTotals } from './tally.ts'

interface Recorded {
  path: string
  dryRun: boolean
  /** Who sent it, and how the file is called there; else a script does it. */
  who?: { actorId: string | null; name: string } | undefined
}

/**
 * What the audit keeps of an import: one row before the first product is written, so that an import that is killed has left a trace, and one
 * for all of it; no product has its own. The person who began it in the browser stands there already.
 */
export function openRecord(shop: Shop, { path, dryRun, who }: Recorded) {
  const subject = { type: 'import', id: newId(), name: who?.name ?? basename(path) } as const
  const actorId = who?.actorId ?? null
  const origin = nameOfInitiator(byScript('import'))
  const remember = (change: Pick<AuditEntry, 'action' | 'after'>) =>
    recordAudit(shop.database, { ...change, subject, actorId, origin }, shop.now())
  return {
    begin: async () => {
      if (!dryRun && !who) await remember({ action: 'import-started', after: {} })
    },
    end: async (totals: ImportTotals) => {
      if (dryRun) return
      const after = Object.fromEntries(Object.entries(totals).filter(([, count]) => count > 0))
      await remember({ action: 'products-imported', after })
    },
  }
}
