import { spawnSync } from 'node:child_process'
import { ownEnvironment, ownNode, root } from './ensure-installed.mjs'

/** The checks that need no shop and no browser, quickest first. Each is [what a person would call it, arguments for Node]. */
export const quickSteps = [
  ['messages', ['scripts/compile-messages.mjs']],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
  ['route types', ['node_modules/@react-router/dev/bin.cjs', 'typegen']],
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit']],
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

/** Runs one step; its output is shown where it failed. Answers whether it passed. */
export function runStep([name, args], { show = false } = {}) {
  const began = Date.now()
  const step = spawnSync(ownNode(), args, {
    cwd: root,
    env: ownEnvironment(),
    encoding: 'utf8',
    stdio: show ? 'inherit' : 'pipe',
    maxBuffer: 64 * 1024 * 1024,
  })
  const passed = step.status === 0
  if (!passed && !show) console.error(step.stdout, step.stderr)
  console.log(
    `${passed ? 'ok  ' : 'FAIL'}  ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
  )
  return passed
}
