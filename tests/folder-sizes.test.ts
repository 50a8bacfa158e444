import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const mostFiles = 15

/** Where people look for code and texts. The root and `database` hold what tools want there. */
const rooms = ['src', 'scripts', 'tests', 'bench', 'demo', 'docs', 'messages', 'public']

/** Made by tools and in no commit; and the decisions, which are found by their number. */
const leftOut = /^(src\/paraglide|bench\/results|docs\/decisions)(\/|$)/

test('no folder holds more than fifteen files', () => {
  const counts = new Map<string, number>()
  for (const room of rooms)
    for (const entry of readdirSync(join(root, room), { recursive: true, withFileTypes: true })) {
      const folder = relative(root, entry.parentPath).replaceAll('\\', '/')
      if (entry.isFile() && !leftOut.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
  expect(counts.size).toBeGreaterThan(rooms.length)
  expect([...counts].filter(([, files]) => files > mostFiles)).toEqual([])
})
