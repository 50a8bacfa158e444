import { z } from 'zod'
import { exportFormats, type ExportCell, type ExportFormat } from '#shop/exports/export-format.ts'
import { writeExport } from '#shop/exports/write-export.ts'
import { fileHeaders } from '../exports/export-answers.ts'

/** A report for programs, or as a file of the same rows. */
export const reportFormat = z.enum(['json', ...exportFormats]).default('json')

type FileRow = Readonly<Record<string, ExportCell | boolean | null>>

interface File<Row extends FileRow> {
  format: ExportFormat
  columns: readonly (keyof Row & string)[]
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>
}

/** The rows of a report as a file, in taka; what is not known is empty. */
export function answerFile<Row extends FileRow>({ format, columns, batches }: File<Row>): Response {
  async function* cells(): AsyncGenerator<ExportCell[][]> {
    for await (const rows of batches)
      yield rows.map((row) => columns.map((column) => cellOf(row[column])))
  }
  const bytes = writeExport({ list: 'sales', format, columns, batches: cells() })
  return new Response(bytes, { headers: fileHeaders('sales', format) })
}

const cellOf = (value: FileRow[string] | undefined): ExportCell =>
  typeof value === 'string' || typeof value === 'number' ? value : String(value ?? '')
