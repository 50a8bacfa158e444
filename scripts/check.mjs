import { ensureInstalled } from './setup/ensure-installed.mjs'
import { runBesideChecks } from './checks/steps.mjs'
import { runVitest } from './checks/test-runs.mjs'

// The quick part of `npm test`: no browser.
ensureInstalled()
const { checks, tests } = await runBesideChecks(runVitest)
const passed = checks.passed + tests.passed
const failed = checks.failed + tests.failed
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
