import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeDataFolder } from './close-data-folder.ts'
import { openFolder } from './folder-store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-data-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test('other users of the machine cannot read what an earlier version left open', async () => {
  await mkdir(join(folder, 'files'))
  await writeFile(join(folder, 'database.txt'), 'x')
  await chmod(folder, 0o755)
  await chmod(join(folder, 'files'), 0o755)
  await chmod(join(folder, 'database.txt'), 0o644)
  await closeDataFolder(folder)
  expect(await modeOf(folder)).toBe(process.getuid?.() === 0 ? '711' : '700')
  expect(await modeOf(join(folder, 'files'))).toBe('700')
  expect(await modeOf(join(folder, 'database.txt'))).toBe('600')
})

test('stored files and their folders are closed from the beginning', async () => {
  const files = join(folder, 'files')
  await openFolder(files).write('abcd.webp', Buffer.from('x'))
  const paths = await readdir(files, { recursive: true, withFileTypes: true })
  expect(paths).toHaveLength(2)
  for (const path of paths)
    expect(await modeOf(join(path.parentPath, path.name))).toBe(path.isFile() ? '600' : '700')
  expect(await modeOf(files)).toBe('700')
})
