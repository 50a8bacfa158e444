import { join, resolve } from 'node:path'
import { migrationsFolder, openUnmigrated } from '../../src/start/open-database.ts'
import { readMigrations } from '../../src/platform/backup/apply-migrations.ts'
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts'
import { CannotStart } from '../../src/platform/process/cannot-start.ts'
import { readEnvironment } from '../../src/platform/environment.ts'
import { openLog } from '../../src/platform/log.ts'
import { rememberDatabase } from '../../src/start/remember-database.ts'
import { nameShop, refuseAnotherDatabase, runScript } from './open-for-script.ts'
import { describeBackup } from '../../src/platform/backup/manifest.ts'

/** A shop with rows in any of these tables is in use. */
const protectedTables = ['orders', 'products', 'categories', 'users']

await runScript(async () => {
  const given = process.argv.slice(2)
  const [name, ...more] = given.filter((word) => word !== '--replace')
  if (!name || more.length > 0)
    throw new CannotStart(
      'Say which file: npm run restore -- FILE (--replace gives up a shop that is not empty)',
    )
  const file = resolve(process.env['INIT_CWD'] ?? '.', name)
  const reading = readEnvironment(process.env)
  if (reading.outcome === 'wrong') throw new CannotStart(reading.sentence)
  const { environment } = reading
  await refuseAnotherDatabase(environment)
  nameShop(environment)
  const database = await openUnmigrated(environment, openLog('error', 2))
  database.setHolder('npm run restore is running')
  try {
    const manifest = await restoreBackup(file, {
      databaseUrl: database.url,
      filesFolder: join(environment.dataFolder, 'files'),
      migrations: readMigrations(migrationsFolder),
      protectedTables,
      replace: given.includes('--replace'),
    })
    // From here on the folder's files belong to this database.
    await rememberDatabase(environment)
    process.stdout.write(
      `\n  ${describeBackup(manifest)} of ${manifest.madeAt} are back. Start the shop: npm start\n\n`,
    )
    return 0
  } finally {
    await database.close()
  }
})
