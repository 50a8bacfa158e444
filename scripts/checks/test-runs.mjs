import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importFlags } from '../setup/server-flags.mjs'
import { isTerminal } from '../setup/output.mjs'
import { runStep } from './steps.mjs'

/** Runs a test runner that writes its report as JSON; a run that left no report counts as one failure. */
async function run(name, argumentsFor, count) {
  const folder = mkdtempSync(join(tmpdir(), 'haat-report-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const report = join(folder, 'report.json')
  const passed = await runStep([name, argumentsFor(report)], { show: true })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const content = JSON.parse(readFileSync(report, 'utf8'))
  const counted = { ...count(content), report: content }
  if (counted.passed === 0 || (!passed && counted.failed === 0))
    return { ...counted, failed: counted.failed + 1 }
  return counted
}

export function runVitest() {
  return run(
    'unit and integration tests',
    (report) => [
      ...importFlags,
      'node_modules/vitest/vitest.mjs',
      'run',
      // The dots of a large run are one long line in a log.
      `--reporter=${isTerminal ? 'dot' : 'minimal'}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests + testResults.filter(brokeBeforeItsTests).length,
    }),
  )
}

/** A file that could not even be loaded has no failed test. */
function brokeBeforeItsTests({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
}

/** On a shop that is open already, or on one that Playwright starts. */
export async function runPlaywright(browser, shop) {
  if (!browser) return { passed: 0, failed: 1 }
  Object.assign(process.env, { CHROMIUM: browser }, await shop.environment())
  return run(
    'browser journeys',
    (report) => {
      process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report
      return [
        ...importFlags,
        'node_modules/@playwright/test/cli.js',
        'test',
        '--reporter=line,json',
      ]
    },
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected, flaky: stats.flaky }),
  )
}
