import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { startByNpm, type StartedShop } from './support/npm-start.ts'
import { until } from './support/running-shop.ts'

// Whole programs start and stop here; a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 })

const endings: [name: string, end: (shop: StartedShop) => void][] = [
  ['SIGTERM to npm', ({ first }) => first.kill('SIGTERM')],
  ['SIGINT to npm', ({ first }) => first.kill('SIGINT')],
  ['kill -9 of npm', ({ first }) => first.kill('SIGKILL')],
  [
    'kill -9 of what npm started',
    ({ processOf }) => process.kill(processOf('start.mjs'), 'SIGKILL'),
  ],
  ['SIGTERM to the whole group', ({ first }) => process.kill(-(first.pid ?? 0), 'SIGTERM')],
  ['kill -9 of the whole group', ({ first }) => process.kill(-(first.pid ?? 0), 'SIGKILL')],
  ['kill -9 of the shop alone', ({ processOf }) => process.kill(processOf('server.ts'), 'SIGKILL')],
]

test.each(endings)('%s leaves neither shop nor PostgreSQL behind', async (_, end) => {
  const shop = await startByNpm()
  end(shop)
  expect(await shop.untilGone()).toEqual({ inOrder: true })
})

test('a shop that npm starts through a shell that stays between them ends with that shell', async () => {
  const shop = await startByNpm(() => [
    'npm',
    'exec',
    '--offline',
    '--call',
    'node scripts/start.mjs; true',
  ])
  shop.first.kill('SIGTERM')
  expect(await shop.untilGone()).toEqual({ inOrder: true })
})

test('a closed terminal ends the shop in order', async () => {
  // script holds the terminal; killed, it closes it.
  const shop = await startByNpm((command) => ['script', '-qec', command.join(' '), '/dev/null'])
  shop.first.kill('SIGKILL')
  expect(await shop.untilGone()).toEqual({ inOrder: true })
})

test('a shop that nohup took from its terminal stays open when the terminal closes, and ends at the signal to end', async () => {
  const shop = await startByNpm((command) => ['nohup', ...command])
  process.kill(-(shop.first.pid ?? 0), 'SIGHUP')
  // npm itself ends at the hang-up, whatever nohup said.
  await until(async () => shop.first.signalCode !== null || shop.first.exitCode !== null)
  process.kill(shop.processOf('start.mjs'), 'SIGHUP')
  // Four times as long as it takes to notice that npm is gone.
  for (const end = Date.now() + 2000; Date.now() < end; await pause(100))
    expect(await shop.isOpen()).toBe(true)
  process.kill(shop.processOf('start.mjs'), 'SIGTERM')
  expect(await shop.untilGone()).toEqual({ inOrder: true })
})

test('as process 1 of a container npm ends after shop and PostgreSQL have', async () => {
  const shop = await startByNpm((command) => [...asProcessOne(), ...command])
  process.kill(shop.processOf('npm start'), 'SIGTERM')
  expect(await shop.untilGone()).toEqual({ inOrder: true })
})

/** A namespace of numbers of its own, where we may make one; elsewhere the test is that of SIGTERM to npm under another parent. */
function asProcessOne(): string[] {
  const ways = [
    ['unshare', '--pid', '--fork'],
    ['unshare', '--user', '--map-current-user', '--pid', '--fork'],
  ]
  const may = ([program = '', ...args]: string[]) =>
    spawnSync(program, [...args, 'true']).status === 0
  return ways.find(may) ?? ['sh', '-c', '"$@"; exit', 'sh']
}
