import { tidyText } from '#platform/text/tidy.ts'
import type { CsvFile } from './csv/open-csv.ts'
import { withoutEntities, type Place } from './formats/product.ts'
import { cellOf, type Remark, type Row } from './formats/row.ts'

/** Where in the file a row is. */
export interface RowPlace {
  line: number
  offset: number
  length: number
}

export interface Index {
  products: Map<string, RowPlace[]>
  /** Rows that are of a category alone. */
  categories: Map<string, RowPlace[]>
  /** A row belongs to no product that is in the file: it may mean a variant of any. */
  hasLostRows: boolean
  /** The rows of the product that names a SKU; no rows where several products do. */
  skus: Map<string, readonly RowPlace[]>
}

/** With the name of the product, where the row has one. */
export type NamedRemark = Remark & { name?: string }

/** Finds the product of each row, in the order of the file. */
export function openIndex({ format }: CsvFile, badRow: (remark: NamedRemark) => void) {
  const index: Index = {
    products: new Map(),
    categories: new Map(),
    hasLostRows: false,
    skus: new Map(),
  }
  const { products, categories } = index
  const otherNames = new Map<string, string>()
  const named = new Set<string>()
  const parts: { of: string; row: Row; place: RowPlace }[] = []
  let above: Above | undefined

  const lose = (remark: NamedRemark) => {
    index.hasLostRows = true
    // It may have begun a product: what follows without a handle may be of that one.
    above = undefined
    badRow(remark)
  }
  const skuIn = (row: Row) => tidyText(cellOf(row, ...format.skuHeadings))
  const addToProduct = (row: Row, place: RowPlace, belongs: OfProduct) => {
    const { product, name, alsoKnownAs } = belongs
    nameSku(index, skuIn(row), add(products, product, place))
    if (name !== '') named.add(product)
    if (alsoKnownAs) otherNames.set(alsoKnownAs, product)
    above = { of: { product, name: '' }, name: name || nameOf(above, product) }
  }
  const addPart = ({ of, row, place }: (typeof parts)[number]) => {
    const places = products.get(otherNames.get(of) ?? of)
    if (!places) {
      const reason = `Its product ${of.replace(/^sku:/, '')} is not in the file`
      return lose({ line: place.line, reason, name: nameIn(row) })
    }
    places.push(place)
    nameSku(index, skuIn(row), places)
  }
  return {
    lose,
    /** Where it is not certain what the rows of the file are. */
    removeNothing: () => {
      index.hasLostRows = true
    },
    add: (row: Row, place: RowPlace) => {
      const belongs = resolve(format.place(row), above)
      if ('problem' in belongs) {
        lose({ line: row.line, reason: belongs.problem, name: nameIn(row) })
      } else if ('partOf' in belongs) {
        parts.push({ of: belongs.partOf, row, place })
        above = { of: belongs, name: '' }
      } else if ('category' in belongs) {
        add(categories, belongs.category, place)
        above = undefined
      } else addToProduct(row, place, belongs)
    },
    end: (): Index => {
      parts.forEach(addPart)
      // The handle of rows without a name may be mistyped.
      if ([...products.keys()].some((product) => !named.has(product))) index.hasLostRows = true
      return index
    },
  }
}

type OfProduct = Extract<Place, { product: string }>
type Resolved = Exclude<Place, { above: unknown }>

/** What the row above belongs to. */
interface Above {
  of: OfProduct | Extract<Place, { partOf: string }>
  name: string
}

const nameIn = (row: Row): string => withoutEntities(cellOf(row, 'name', 'title'))

const nameOf = (above: Above | undefined, product: string): string =>
  above && 'product' in above.of && above.of.product === product ? above.name : ''

function resolve(place: Place, above: Above | undefined): Resolved {
  if (!('above' in place)) return place
  const { ifNamed } = place.above
  const belongs = above && (ifNamed === undefined || isSameName(ifNamed, above.name))
  return belongs ? above.of : resolve(place.otherwise, above)
}

const isSameName = (one: string, other: string) =>
  tidyText(one).toLowerCase() === tidyText(other).toLowerCase()

function add(index: Map<string, RowPlace[]>, name: string, place: RowPlace): RowPlace[] {
  const places = index.get(name) ?? []
  places.push(place)
  index.set(name, places)
  return places
}

const severalProducts: readonly RowPlace[] = Object.freeze([])

function nameSku({ skus }: Index, sku: string, places: readonly RowPlace[]): void {
  if (sku === '') return
  const before = skus.get(sku) ?? places
  skus.set(sku, before === places ? places : severalProducts)
}
