import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CannotStart } from '../../src/platform/process/cannot-start.ts'
import { exportProducts } from '../../src/shop/import/export/export-products.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { openShopForScript, runScript } from './open-for-script.ts'

// npm run export -- FILE.csv, or npm run --silent export > FILE.csv

const withoutPictures =
  'Without a file the pictures are left out. npm run export -- FILE.csv writes them into a folder beside it.\n'

await runScript(async () => {
  const [file] = process.argv.slice(2)
  const { shop, close } = await openShopForScript('an export')
  try {
    if (file === undefined) await writeToOutput(shop)
    // npm runs scripts in the project's folder and says where it was called.
    else await writeToFile(shop, resolve(process.env['INIT_CWD'] ?? '.', file))
    return 0
  } finally {
    await close()
  }
})

async function writeToOutput(shop: Shop): Promise<void> {
  process.stderr.write(withoutPictures)
  for await (const piece of exportProducts(shop)) {
    if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
  }
}

/** The file appears whole or not at all. */
async function writeToFile(shop: Shop, path: string): Promise<void> {
  const making = `${path}.part`
  try {
    await pipeline(
      Readable.from(exportProducts(shop, pictureFolderOf(path))),
      createWriteStream(making),
    )
    await rename(making, path)
  } catch (error) {
    await rm(making, { force: true }).catch(() => {})
    const { code, message } = error as NodeJS.ErrnoException
    throw code?.startsWith('E') ? new CannotStart(`${path} cannot be written: ${message}`) : error
  }
}

/** goods.csv has its pictures in goods-pictures. */
function pictureFolderOf(path: string): string {
  return `${path.replace(/\.[^./\\]{1,8}$/, '')}-pictures`
}
