import type { SplitRecord } from '../csv/split-records.ts'
import type { NamedColumn, SampledColumn } from './column.ts'

const mostSamples = 3
/** One that is empty so far down the file says nothing to the person who looks at it. */
const mostRows = 200
const longestSample = 60

/** With the first values of each column that differ. */
export async function withSamples(
  columns: readonly NamedColumn[],
  records: AsyncIterable<SplitRecord<string[]>>,
): Promise<SampledColumn[]> {
  const found = columns.map((column) => ({ column, samples: new Set<string>() }))
  let row = 0
  for await (const record of records) {
    if (row++ > mostRows) break
    if (record.outcome !== 'read') continue
    for (const [index, { samples }] of found.entries()) {
      const cell = record.cells[index]?.trim()
      if (cell && samples.size < mostSamples) samples.add(shorten(cell))
    }
  }
  return found.map(({ column, samples }) => ({ ...column, samples: [...samples] }))
}

const shorten = (cell: string) =>
  cell.length > longestSample ? `${cell.slice(0, longestSample - 1)}…` : cell
