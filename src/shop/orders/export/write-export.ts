import { writeXlsxStream } from 'hucre/xlsx'
import { byteOrderMark, writeRows } from '#shop/import/formats/write-rows.ts'
import type { ExportColumn, ExportFormat } from './columns.ts'
import type { ExportCell } from './list-export-rows.ts'

type Batches = AsyncGenerator<ExportCell[][]>

/** The bytes of the file, made as they are taken: no more than a batch is in memory. */
export function writeExport(
  format: ExportFormat,
  columns: readonly ExportColumn[],
  batches: Batches,
): ReadableStream<Uint8Array> {
  return format === 'csv' ? writeCsv(columns, batches) : writeXlsx(columns, batches)
}

function writeCsv(columns: readonly ExportColumn[], batches: Batches): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) =>
      controller.enqueue(encoder.encode(byteOrderMark + writeRows([[...columns]]))),
    pull: async (controller) => {
      const { done, value } = await batches.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(writeRows(value)))
    },
    cancel: async () => void (await batches.return(undefined)),
  })
}

/** Its cells have types: text stays text, also a phone, and what looks like a formula. */
const writeXlsx = (columns: readonly ExportColumn[], batches: Batches) =>
  writeXlsxStream(rowsOf(columns, batches), { name: 'Orders', freezePane: { rows: 1 } })

async function* rowsOf(
  columns: readonly ExportColumn[],
  batches: Batches,
): AsyncGenerator<ExportCell[]> {
  yield [...columns]
  for await (const batch of batches) yield* batch
}
