/** How the columns of a file are understood, and what somebody said of that (docs/decisions/0161). */

/** For a heading of the file the one that it stands for; empty where the column is left out. Headings as headingKey makes them. */
export type ColumnChoices = Readonly<Record<string, string>>

export interface NamedColumn {
  heading: string
  /** The heading as which it is read. */
  as: string
}

export interface SampledColumn extends NamedColumn {
  /** The first few values that stand in it. */
  samples: string[]
}

/** As a page shows it. */
export interface Column extends NamedColumn, Partial<Pick<SampledColumn, 'samples'>> {
  /** Whether it was of use. */
  isRead: boolean
}

/** What somebody chose wins over a column that is called so by itself. */
export function understand(headings: readonly string[], choices: ColumnChoices): NamedColumn[] {
  const chosen = new Set(Object.values(choices))
  return headings.map((heading) => {
    if (Object.hasOwn(choices, heading)) return { heading, as: choices[heading] ?? '' }
    return { heading, as: chosen.has(heading) ? '' : heading }
  })
}

export function choicesIn(columns: readonly Partial<NamedColumn>[]): ColumnChoices {
  return Object.fromEntries(
    columns.flatMap(({ heading, as }) =>
      heading === undefined || as === undefined || as === heading ? [] : [[heading, as]],
    ),
  )
}

/** What two columns are said to be. */
export function findTwice(choices: readonly NamedColumn[]): string | undefined {
  const said = choices.map(({ as }) => as).filter(Boolean)
  return said.find((as, index) => said.indexOf(as) !== index)
}
