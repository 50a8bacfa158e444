import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { ownEnvironment, ownNode, root } from '../setup/ensure-installed.mjs'

/** Each step is [what a person would call it, arguments for Node, and settings]. Messages come first: everything else reads them. */
const messages = ['messages', ['scripts/compile-messages.mjs']]
const preparing = [
  ['route types', ['node_modules/@react-router/dev/bin.cjs', 'typegen']],
  // Some tests run the whole program.
  ['build', ['scripts/build.mjs', '--if-changed']],
]
const checking = [
  // Four checkers would each work out again what files share, and Go look for garbage all the time: half of the time, and 0.7 GB.
  [
    'types',
    ['node_modules/@typescript/native/bin/tsc', '--noEmit', '--checkers', '1'],
    { GOGC: '400' },
  ],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
  // No unused file, export or dependency.
  ['unused', ['node_modules/knip/bin/knip.js']],
  [
    'boundaries',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'src',
      'server.ts',
      'demo',
      'scripts',
      'tests',
    ],
  ],
]

/** What checks and tests need. */
export async function runPreparation() {
  const first = await runStep(messages)
  return counted([first, ...(await Promise.all(preparing.map((step) => runStep(step))))])
}

/** The checks that need no shop and no browser, one after the other: they use what tests leave of the processor while they wait. */
export async function runChecks() {
  const results = []
  for (const step of checking) results.push(await runStep(step))
  return counted(results)
}

function counted(results) {
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

/** Runs one step; its output is shown where it failed. Answers whether it passed. */
export async function runStep([name, args, settings = {}], { show = false } = {}) {
  const began = Date.now()
  const step = spawn(ownNode(), args, {
    cwd: root,
    env: ownEnvironment(settings),
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const [code, ...said] = await Promise.all([
    new Promise((resolve, reject) => step.on('error', reject).on('close', resolve)),
    ...(show ? [] : [text(step.stdout), text(step.stderr)]),
  ])
  const passed = code === 0
  if (!passed && !show) console.error(...said)
  console.log(
    `${passed ? 'ok  ' : 'FAIL'}  ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
  )
  return passed
}
