import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runParts } from './run-parts.ts'

const figure = (name: string) => ({ name, unit: 'ms', value: 1 })

test('a part that fails keeps the figures it measured and does not stop the next part', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'haat-bench-test-')), 'latest.json')
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as unknown
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  const written: unknown[] = []
  const results = await runParts(
    [
      [
        'search',
        async function* () {
          yield figure('small')
          written.push(read())
          throw new Error('order_id_is_unique')
        },
      ],
      [
        'orders',
        async function* () {
          yield figure('orders')
        },
      ],
    ],
    file,
  )
  const lines = printed.mock.calls.map(([line]) => String(line))
  vi.restoreAllMocks()

  // Before the next figure is measured.
  expect(written).toMatchObject([{ figures: [figure('small')], failed: [] }])
  expect(results).toEqual({
    figures: [figure('small'), figure('orders')],
    failed: [{ part: 'search', error: 'Error: order_id_is_unique' }],
  })
  expect(read()).toMatchObject({ ...results })
  expect(lines).toContain('  small  1.00 ms')
  expect(complained).toHaveBeenCalledOnce()
})
