import { readEnvironment } from '../../src/platform/environment.ts'
import { doJobs, type JobHandler } from '../../src/platform/jobs/do-job.ts'
import { openLog } from '../../src/platform/log.ts'
import { writeNextExport } from '../../src/shop/exports/write-next-export.ts'
import { rowsOfLists } from '../../src/shop/exported-lists.ts'
import { workOnImport } from '../../src/shop/import/jobs/work-on-import.ts'
import { openShop } from '../../src/shop/open-shop.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { openJobAttempts } from '../../src/shop/upkeep/job-attempts.ts'
import { recordNowAndThen, recordRun } from '../../src/shop/upkeep/record-run.ts'

// A process that begins background work and is killed in the middle of it, as by the kernel when memory runs out.
// node dying-process.ts KIND DATABASE-URL DATA-FOLDER [ID]

const [kind = '', databaseUrl = '', SHOP_DATA = '', id = ''] = process.argv.slice(2)
const reading = readEnvironment({ SHOP_DATA, LOG_LEVEL: 'silent' })
if (reading.outcome !== 'read') throw new Error(reading.sentence)
const { shop } = openShop(reading.environment, databaseUrl, openLog('silent'))

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('not reached')
}

const never = new AbortController().signal
const dying: JobHandler = { run: async () => die(), setAside: async () => {} }
const begin: Record<string, (here: Shop) => Promise<unknown>> = {
  import: (here) =>
    workOnImport({ ...here, importFiles: { ...here.importFiles, pathOf: die } }, never),
  export: (here) =>
    writeNextExport(
      here,
      { ...rowsOfLists, orders: { ...rowsOfLists.orders, count: async () => die() } },
      never,
    ),
  job: (here) =>
    doJobs([{ id, name: 'test', data: {}, retryCount: 0, retryLimit: 22 }], {
      handle: dying,
      attempts: openJobAttempts(here.database),
      log: here.log,
    }),
  minutes: (here) => recordRun(here, 'units-sold', async () => die()),
  always: (here) => recordNowAndThen(here)('sales-sums', async () => die()),
}
await begin[kind]?.(shop)
process.stdout.write('it was not begun')
process.exit(0)
