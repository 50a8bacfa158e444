import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CannotStart } from '../../src/platform/process/cannot-start.ts'
import { writeBackup } from '../../src/platform/backup/write-backup.ts'
import { openShopForScript, runScript } from './open-for-script.ts'
import { describeBackup } from '../../src/platform/backup/manifest.ts'

await runScript(async () => {
  const [given] = process.argv.slice(2)
  if (!given) throw new CannotStart('Say where to: npm run backup -- FILE, for example backup.tar')
  const file = resolve(process.env['INIT_CWD'] ?? '.', given)
  const { shop, url, close } = await openShopForScript('npm run backup')
  try {
    const filesFolder = join(shop.environment.dataFolder, 'files')
    const manifest = await writeBackup({ databaseUrl: url, filesFolder }, file)
    const { size } = await stat(file)
    process.stdout.write(
      `\n  ${describeBackup(manifest)}, ${(size / 1e6).toFixed(1)} MB in ${file}\n  It holds addresses of customers and keys of the shop. Keep it where only you can read it.\n\n`,
    )
    return 0
  } finally {
    await close()
  }
})
