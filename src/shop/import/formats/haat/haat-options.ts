import { cellOf, type Row } from '../row.ts'

/** Free options in our own format: names in the first row of a product, a value in the row of each variant. */

export const optionPlaces = [1, 2, 3] as const
type Place = (typeof optionPlaces)[number]

const nameOf = (row: Row, place: Place) => cellOf(row, `option${place} name`)
const valueOf = (row: Row, place: Place) => cellOf(row, `option${place} value`)
const hasOneOf = (row: Row, what: string) =>
  optionPlaces.some((place) => row.cells.has(`option${place} ${what}`))

/** Undefined where the file has no such column: then they stay as they are. */
export function readProductOptions(first: Row) {
  if (!hasOneOf(first, 'name')) return undefined
  return optionPlaces
    .filter((place) => nameOf(first, place) !== '')
    .map((place) => ({
      name: nameOf(first, place),
      nameBn: saysBangla(first, place)
        ? cellOf(first, `option${place} name bn`) || null
        : undefined,
    }))
}

const saysBangla = (row: Row, place: Place) => row.cells.has(`option${place} name bn`)

/** What a variant has of those that the first row names; of a file without names, of all. */
export function readOptionValues(row: Row, first: Row): string[] | undefined {
  if (!hasOneOf(row, 'value')) return undefined
  const isMeant = (place: Place) =>
    hasOneOf(first, 'name') ? nameOf(first, place) !== '' : valueOf(row, place) !== ''
  return optionPlaces.filter(isMeant).map((place) => valueOf(row, place))
}
