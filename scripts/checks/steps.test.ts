import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const steps = pathToFileURL(join(import.meta.dirname, 'steps.mjs')).href

/** What a step prints, and what the run prints about it, where the output is a pipe. */
function runInPipe(step: string): string {
  const program = `const { runStep } = await import(${JSON.stringify(steps)})
    await runStep(['a step', ['-e', ${JSON.stringify(step)}]], { show: true })`
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '1', CI: '1' },
  })
}

it('writes no colour codes to a pipe, even where the machine forces colours', () => {
  const output = runInPipe(
    'console.log(process.env.NO_COLOR, process.env.FORCE_COLOR, { count: 1 })',
  )
  expect(output).toContain('1 undefined { count: 1 }\nok    a step')
  expect(output).not.toContain('\u001B')
})
