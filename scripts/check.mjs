import { ensureInstalled } from './setup/ensure-installed.mjs'
import { runChecks, runPreparation } from './checks/steps.mjs'
import { runVitest } from './checks/test-runs.mjs'

// The quick part of `npm test`: no browser.
ensureInstalled()
const preparation = await runPreparation()
const [checks, tests] = await Promise.all([runChecks(), runVitest()])
const passed = preparation.passed + checks.passed + tests.passed
const failed = preparation.failed + checks.failed + tests.failed
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
