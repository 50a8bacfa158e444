import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadFileKey, seal, unseal } from './sealed-text.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'haat-key-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

test('processes that create the key at once share one, and only the shop can read it', async () => {
  const path = join(await folder(), 'keys', 'mail-server')
  const keys = await Promise.all(Array.from({ length: 5 }, () => loadFileKey(path)))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect((await loadFileKey(path)).equals(keys[0] ?? Buffer.alloc(0))).toBe(true)
})

test('a sealed text opens with its key and purpose, and with no other', async () => {
  const path = await folder()
  const [key, other] = [await loadFileKey(join(path, 'a')), await loadFileKey(join(path, 'b'))]
  const sealed = seal(key, 'smtp', 'পাসওয়ার্ড s3cret')
  expect(sealed).not.toContain('s3cret')
  expect(unseal(key, 'smtp', sealed)).toBe('পাসওয়ার্ড s3cret')
  expect(unseal(key, 'other', sealed)).toBeUndefined()
  expect(unseal(other, 'smtp', sealed)).toBeUndefined()
  expect(unseal(key, 'smtp', 'short')).toBeUndefined()
  expect(seal(key, 'smtp', 'x')).not.toBe(seal(key, 'smtp', 'x'))
})
