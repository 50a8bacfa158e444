import { z } from 'zod'
import { giveWay } from '#platform/concurrency/give-way.ts'
import { clockInDhaka } from '#platform/text/clock-in-dhaka.ts'
import { auditedActions, subjectTypes } from '../audit/audit.ts'
import { listAudit, type AuditFilter } from '../audit/list-audit.ts'
import { defineAction } from '../define-action.ts'
import { exportFormats, type ExportCell } from '../exports/export-format.ts'
import { writeExport } from '../exports/write-export.ts'
import { namePeople } from '../identity/users/list-people.ts'
import type { Shop } from '../shop.ts'

const columns = [
  'at',
  'action',
  'by',
  'subject_type',
  'subject_id',
  'subject_name',
  'before',
  'after',
  'origin',
] as const
const atOnce = 500

const day = z.iso.date('Send a day as 2026-11-23').optional()

/** Gives the log out as a file, as it was filtered, the latest first. Who did it stands in the log, too. */
export const exportAudit = defineAction({
  allow: 'read-audit',
  input: z.object({
    action: z.enum(auditedActions).optional(),
    subjectType: z.enum(subjectTypes).optional(),
    person: z.uuid().optional(),
    from: day,
    to: day,
    format: z.enum(exportFormats),
  }),
  run: async ({ shop, input: { format, ...filter } }) => ({
    outcome: 'begun',
    bytes: writeExport({ list: 'audit', format, columns, batches: listRows(shop, filter) }),
    change: {
      action: 'audit-exported',
      subject: { type: 'audit', id: 'list' },
      before: {},
      after: { filtered: Object.values(filter).some((asked) => asked !== undefined) },
      topics: [],
    },
  }),
})

/** Batch by batch: their number costs no memory, and shoppers go first. */
async function* listRows(shop: Shop, filter: AuditFilter): AsyncGenerator<ExportCell[][]> {
  for (let before: string | undefined; ;) {
    const began = performance.now()
    const entries = await listAudit(shop, { ...filter, before }, atOnce)
    const people = await namePeople(
      shop,
      entries.flatMap(({ actorId }) => actorId ?? []),
    )
    const workedMs = performance.now() - began
    if (entries.length > 0)
      yield entries.map((entry) => [
        clockInDhaka(entry.at),
        entry.action,
        entry.actorId === null ? 'machine' : (people.get(entry.actorId)?.email ?? entry.actorId),
        entry.subjectType,
        entry.subjectId,
        entry.subjectName ?? '',
        JSON.stringify(entry.before),
        JSON.stringify(entry.after),
        entry.origin,
      ])
    if (entries.length < atOnce) return
    before = entries.at(-1)?.id
    await giveWay(workedMs)
  }
}
