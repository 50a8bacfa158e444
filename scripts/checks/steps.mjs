import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { ownEnvironment, ownNode, root } from '../setup/ensure-installed.mjs'

/** Each step is [what a person would call it, arguments for Node]. Messages come first: everything else reads them. */
const messages = ['messages', ['scripts/compile-messages.mjs']]
const preparing = [
  ['route types', ['node_modules/@react-router/dev/bin.cjs', 'typegen']],
  // Some tests run the whole program.
  ['build', ['scripts/build.mjs', '--if-changed']],
]
const checking = [
  ['types', ['node_modules/@typescript/native/bin/tsc', '--noEmit']],
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

/**
 * Runs one step. Its output is shown where it failed, or as it comes with `show`; a promise there holds it back until then, so that
 * the lines of two steps do not mix. Answers whether it passed.
 */
export async function runStep([name, args], { show } = {}) {
  const began = Date.now()
  const step = spawn(ownNode(), args, {
    cwd: root,
    env: ownEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve, reject) => step.on('error', reject).on('close', resolve))
  const said = show ? passOn(step, show) : Promise.all([text(step.stdout), text(step.stderr)])
  const passed = (await ended) === 0
  const held = await said
  if (!passed && held) console.error(...held)
  console.log(
    `${passed ? 'ok  ' : 'FAIL'}  ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
  )
  return passed
}

async function passOn(step, from) {
  let held = []
  const write = (stream) => (chunk) => (held ? held.push([stream, chunk]) : stream.write(chunk))
  step.stdout.on('data', write(process.stdout))
  step.stderr.on('data', write(process.stderr))
  await from
  for (const [stream, chunk] of held) stream.write(chunk)
  held = undefined
}
