import type { Row } from './row.ts'

/** Counts what a file says and the shop has no place for: it is not taken over, but said. */
export interface LeftOut {
  see: (rows: readonly Row[]) => void
  /** Nothing where nothing was left out. */
  inWords: () => string | undefined
}

const saysNothing = new Set(['', '0', 'no', 'false', 'deny', 'taxable', 'standard'])

export function openLeftOut(isLeftOut: (heading: string) => boolean): LeftOut {
  const counts = new Map<string, number>()
  return {
    see: (rows) => {
      for (const { cells } of rows)
        for (const [heading, cell] of cells)
          if (isLeftOut(heading) && !saysNothing.has(cell.trim().toLowerCase()))
            counts.set(heading, (counts.get(heading) ?? 0) + 1)
    },
    inWords: () => {
      const columns = [...counts]
        .map(([heading, count]) => `${heading} (${count} ${count === 1 ? 'row' : 'rows'})`)
        .toSorted()
      return columns.length === 0
        ? undefined
        : `Left out, because the shop has no place for it: ${columns.join(', ')}`
    },
  }
}
