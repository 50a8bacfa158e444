import { stringify } from 'csv-stringify/sync'
import { listWholeProducts } from '../catalog/list-whole-products.ts'
import { pictureAddress } from '../pictures/picture.ts'
import type { Shop } from '../shop.ts'
import { haatHeadings, haatRows } from './formats/haat-rows.ts'

const productsAtOnce = 200
/** Spreadsheets take a file without it for one in their own old alphabet, and Bangla is lost. */
const byteOrderMark = '\uFEFF'

const write = (rows: string[][]) =>
  stringify(rows, { record_delimiter: '\r\n', quoted_match: /[\r\n]/ })

/** The whole catalogue in our own format, piece by piece, so that its length costs no memory. */
export async function* exportProducts({ database, environment }: Shop): AsyncGenerator<string> {
  const addressOf = (hash: string) => environment.shopUrl + pictureAddress(hash, 1280, 'jpg')
  yield byteOrderMark + write([haatHeadings])
  for (let after: string | undefined; ;) {
    const products = await listWholeProducts(database, { after, limit: productsAtOnce })
    if (products.length > 0)
      yield write(products.flatMap((product) => haatRows(product, addressOf)))
    if (products.length < productsAtOnce) return
    after = products.at(-1)?.id
  }
}
