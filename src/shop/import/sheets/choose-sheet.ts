/** The first rows of a sheet that have something in them, with their numbers in the sheet. */
export interface SheetStart {
  name: string
  rows: readonly { row: number; cells: readonly string[] }[]
}

export interface ChosenSheet {
  /** From 0. */
  sheet: number
  /** The row of its headings. */
  row: number
}

/** A row of fewer cells is a title, or a note. */
const fewestHeadings = 3

/**
 * The first row that has headings of products, on the first sheet that has one: covers and titles stand before it. Else the first row that
 * could be headings, so that somebody can say what they are.
 */
export async function chooseSheet(
  sheets: readonly SheetStart[],
  isHeadings: (cells: readonly string[]) => Promise<boolean>,
): Promise<ChosenSheet | undefined> {
  const rows = sheets.flatMap((start, sheet) => start.rows.map((one) => ({ sheet, ...one })))
  for (const { sheet, row, cells } of rows) if (await isHeadings(cells)) return { sheet, row }
  return (
    rows.find(({ cells }) => cells.filter(Boolean).length >= fewestHeadings) ??
    (rows.length > 0 ? rows[0] : undefined)
  )
}
