import { stringify } from 'csv-stringify/sync'
import { findAttributes } from '../../catalog/attributes/list-attributes.ts'
import { listWholeCategories } from '../../catalog/categories/list-whole-categories.ts'
import { listWholeProducts } from '../../catalog/products/list-whole-products.ts'
import type { Shop } from '../../shop.ts'
import { writePicture, type PictureFolder } from '../pictures/export-picture.ts'
import { haatCategoryRow, haatHeadings, haatRows } from '../formats/haat/haat-rows.ts'

const productsAtOnce = 200
/** Spreadsheets take a file without it for one in their own old alphabet, and Bangla is lost. */
const byteOrderMark = '\uFEFF'

const write = (rows: string[][]) =>
  stringify(rows, { record_delimiter: '\r\n', quoted_match: /[\r\n]/ })

/**
 * The whole catalogue in our own format, piece by piece, so that its length costs no memory. Pictures go into a folder beside
 * the file, as they were sent; without a folder they are left out.
 */
export async function* exportProducts(shop: Shop, folder?: PictureFolder): AsyncGenerator<string> {
  const attributes = await findAttributes(shop.database)
  yield byteOrderMark + write([haatHeadings(folder !== undefined, attributes)])
  const written = new Map<string, string>()
  const writePaths = (hashes: (string | null)[]) =>
    folder === undefined ? undefined : writePictures(shop, folder, hashes, written)
  const categories = await listWholeCategories(shop.database)
  const ofCategories = await writePaths(categories.map(({ picture }) => picture))
  yield write(categories.map((category) => haatCategoryRow(category, ofCategories, attributes)))
  for (let after: string | undefined; ;) {
    const products = await listWholeProducts(shop.database, { after, limit: productsAtOnce })
    const paths = await writePaths(
      products.flatMap(({ category, pictures }) => [
        category.picture,
        ...pictures.map(({ hash }) => hash),
      ]),
    )
    if (products.length > 0) {
      const rows = products.flatMap((product) => haatRows(product, paths, attributes))
      yield write(rows)
    }
    if (products.length < productsAtOnce) return
    after = products.at(-1)?.id
  }
}

/** Each picture once, however many products and categories show it. */
async function writePictures(
  shop: Shop,
  folder: PictureFolder,
  hashes: readonly (string | null)[],
  written: Map<string, string>,
): Promise<Map<string, string>> {
  for (const hash of hashes) {
    if (hash === null || written.has(hash)) continue
    const path = await writePicture(shop, folder, hash)
    if (path !== undefined) written.set(hash, path)
  }
  return written
}
