import { stringify } from 'csv-stringify/sync'
import { listWholeProducts, type WholeProduct } from '../catalog/list-whole-products.ts'
import type { Shop } from '../shop.ts'
import { writePicture, type PictureFolder } from './export-picture.ts'
import { haatHeadings, haatRows } from './formats/haat-rows.ts'

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
  yield byteOrderMark + write([haatHeadings(folder !== undefined)])
  const written = new Map<string, string>()
  for (let after: string | undefined; ;) {
    const products = await listWholeProducts(shop.database, { after, limit: productsAtOnce })
    const paths =
      folder === undefined ? undefined : await writePictures(shop, folder, products, written)
    if (products.length > 0) yield write(products.flatMap((product) => haatRows(product, paths)))
    if (products.length < productsAtOnce) return
    after = products.at(-1)?.id
  }
}

/** Each picture once, however many products show it. */
async function writePictures(
  shop: Shop,
  folder: PictureFolder,
  products: readonly WholeProduct[],
  written: Map<string, string>,
): Promise<Map<string, string>> {
  for (const { category, pictures } of products) {
    for (const hash of [category.picture, ...pictures.map((picture) => picture.hash)]) {
      if (hash === null || written.has(hash)) continue
      const path = await writePicture(shop, folder, hash)
      if (path !== undefined) written.set(hash, path)
    }
  }
  return written
}
