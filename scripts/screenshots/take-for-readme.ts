import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import type { openShelves } from './shelves.ts'
import { visit } from './take-picture.ts'

/** The two pictures that stand in the README. */
export async function takeForReadme(
  from: Browser,
  shelves: Pick<ReturnType<typeof openShelves>, 'originOf' | 'cookiesOf'>,
  folder: string,
): Promise<void> {
  const taken = [
    { file: 'home-desktop', path: '/', viewport: { width: 1280, height: 900 } },
    {
      file: 'product-phone',
      path: '/product/bifold-leather-wallet',
      viewport: { width: 360, height: 740 },
    },
  ]
  for (const { file, path, viewport } of taken) {
    const page = await visit(from, shelves, {
      view: { path, window: true },
      language: 'en',
      viewport,
    })
    const picture = await page.screenshot()
    await sharp(picture)
      .webp({ quality: 80 })
      .toFile(join(folder, `${file}.webp`))
    await page.context().close()
  }
}
