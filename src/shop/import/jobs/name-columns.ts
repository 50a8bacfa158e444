import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { choicesIn, findTwice } from '../columns/column.ts'
import { rememberColumns } from '../columns/remembered-columns.ts'
import { changeOf, hold, isOtherUnderWay, lookAgain } from './move-import.ts'
import { canCheckAgain, mostColumns } from './product-import.ts'

const heading = z.string().max(200)

/** What each column is; one that is not named stays as it is called. */
export const columnsSchema = z.object({
  columns: z.array(z.object({ heading, as: heading.default('') })).max(mostColumns),
})

/** Says how the columns of a file are understood, remembers it for files with the same headings, and looks at the file again. */
export const nameColumns = defineAction({
  allow: 'edit-products',
  input: columnsSchema.extend({ id: z.uuid() }),
  run: async ({ database, input: { id, columns }, now }) => {
    const row = await hold(database, id)
    if (!row) return { outcome: 'unknown-import' }
    if (!canCheckAgain(row.state) || row.totals !== null) return { outcome: 'not-now' }
    if (await isOtherUnderWay(database, id)) return { outcome: 'one-already' }
    const headings = row.columns.map(({ heading: one }) => one)
    const known = columns.filter(({ heading: one }) => headings.includes(one))
    if (headings.length === 0 || known.length === 0) return { outcome: 'unknown-columns' }
    const twice = findTwice(known)
    if (twice !== undefined) return { outcome: 'field-twice', field: twice }
    const choices = choicesIn(known)
    await rememberColumns(database, headings, choices, now)
    await lookAgain(database, row, {})
    const change = changeOf(row, 'import-columns-chosen', 'to-check')
    const said = Object.entries(choices).map(([from, as]) => `${from} → ${as || '–'}`)
    const after = { ...change.after, columns: said.join(', ').slice(0, 1000) }
    return { outcome: 'queued', change: { ...change, after } }
  },
})
