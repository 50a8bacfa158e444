import { writeXlsxStream } from 'hucre/xlsx'
import { byteOrderMark, writeRows } from '#shop/import/formats/write-rows.ts'
import type { ExportCell, ExportedList, ExportFormat } from './export-format.ts'

/** Some lists are never so long that they are written in the background. */
export type WrittenList = ExportedList | 'newsletter' | 'visits' | 'audit' | 'sales'

interface Written {
  list: WrittenList
  format: ExportFormat
  columns: readonly string[]
  batches: AsyncGenerator<ExportCell[][]>
}

/** The bytes of the file, made as they are taken: no more than a batch is in memory. */
export const writeExport = (written: Written): ReadableStream<Uint8Array> =>
  written.format === 'csv' ? writeCsv(written) : writeXlsx(written)

function writeCsv({ columns, batches }: Written): ReadableStream<Uint8Array> {
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

const sheetNames: Record<WrittenList, string> = {
  orders: 'Orders',
  customers: 'Customers',
  products: 'Products',
  newsletter: 'Newsletter',
  visits: 'Visits',
  sales: 'Sales',
  audit: 'Audit log',
}

/** Its cells have types: text stays text, also a phone, and what looks like a formula. */
const writeXlsx = (written: Written) =>
  writeXlsxStream(rowsOf(written), { name: sheetNames[written.list], freezePane: { rows: 1 } })

async function* rowsOf({ columns, batches }: Written): AsyncGenerator<ExportCell[]> {
  yield [...columns]
  for await (const batch of batches) yield* batch
}
