import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openedFolder } from '../../../tests/support/running-shop.ts'
import { CannotStart } from '../process/cannot-start.ts'
import { openLog } from '../log.ts'
import { prepareCluster } from './postgres-cluster.ts'

test('a folder that belongs to another user is refused in words, with the command that gives it, and nothing in it changes', async () => {
  const folder = await openedFolder()
  const data = join(folder, 'postgres')
  const owner = statSync(data).uid
  const somebodyElse = owner + 1
  vi.spyOn(process, 'getuid').mockReturnValue(somebodyElse)
  onTestFinished(() => void vi.restoreAllMocks())
  const refusal: unknown = await prepareCluster(data, openLog('silent')).catch(
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(CannotStart)
  expect(String(refusal)).toContain(
    `The folder ${data} belongs to another user (number ${owner}), and PostgreSQL works on its own files only. Give it to the user of the shop: sudo chown -R ${somebodyElse} ${dirname(data)}`,
  )
  expect(statSync(data).uid).toBe(owner)
})
