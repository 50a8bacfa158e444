import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { ownNode, root } from '../setup/ensure-installed.mjs'
import { outputEnvironment } from '../setup/output.mjs'

/** Each step is [what a person would call it, arguments for Node, and settings]. */
const messages = ['messages', ['scripts/compile-messages.mjs']]
// Some tests run the whole program.
const build = ['build', ['scripts/build.mjs', '--if-changed']]
const checksOfText = [
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
]
const checksOfProgram = [
  ['route types', ['node_modules/@react-router/dev/bin.cjs', 'typegen']],
  // Four checkers would each work out again what files share, and Go look for garbage all the time: half of the time, and 0.7 GB.
  [
    'types',
    ['node_modules/@typescript/native/bin/tsc', '--noEmit', '--checkers', '1'],
    { GOGC: '400' },
  ],
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

/**
 * Makes what tests need, and begins them; what makes it works on one thing after the other, and so do the checks beside it and beside the tests:
 * two processors have something to do all the time. Answers the tests and the counts of all else.
 */
export async function runBesideChecks(runTests) {
  const checkedText = runInTurn(checksOfText)
  const compiled = await runStep(messages)
  const checkedProgram = checkedText.then(() => runInTurn(checksOfProgram))
  const built = await runStep(build)
  const tests = await runTests()
  const steps = [compiled, built, ...(await checkedText), ...(await checkedProgram)]
  const passed = steps.filter(Boolean).length
  return { tests, checks: { passed, failed: steps.length - passed } }
}

async function runInTurn(steps) {
  const results = []
  for (const step of steps) results.push(await runStep(step))
  return results
}

/** Runs one step; its output is shown where it failed. Answers whether it passed. */
export async function runStep([name, args, settings = {}], { show = false } = {}) {
  const began = Date.now()
  const step = spawn(ownNode(), args, {
    cwd: root,
    env: outputEnvironment(settings),
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
