import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFolder } from './folder-store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a file that was written is read again, and is gone once removed', async () => {
  const files = openFolder(folder)

  await files.write('ab12.webp', Buffer.from('teapot'))
  expect((await files.read('ab12.webp'))?.toString()).toBe('teapot')

  await files.remove('ab12.webp')
  expect(await files.read('ab12.webp')).toBeUndefined()
  await files.remove('ab12.webp')
})

test('twenty writers of one file leave one whole file and nothing half-made', async () => {
  const files = openFolder(folder)
  const contents = Array.from({ length: 20 }, (_, index) => Buffer.alloc(200_000, index))

  await Promise.all(contents.map((content) => files.write('ab12.webp', content)))

  const written = await files.read('ab12.webp')
  expect(contents.some((content) => written?.equals(content))).toBe(true)
  expect(await readdir(join(folder, 'ab'))).toEqual(['ab12.webp'])
})

test.each(['../secret', 'a/../../secret', '/etc/passwd', '.env', '', 'a\\b', 'a\0b'])(
  'a name that leads out of the folder is never opened: %j',
  async (name) => {
    const files = openFolder(folder)
    await expect(files.read(name)).rejects.toThrow('Not a file name')
    expect(() => files.remove(name)).toThrow('Not a file name')
  },
)
