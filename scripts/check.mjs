import { ensureInstalled } from './setup/ensure-installed.mjs'
import { runQuickSteps } from './checks/steps.mjs'
import { runVitest } from './checks/test-runs.mjs'

// The quick part of `npm test`: no browser.
ensureInstalled()
const steps = await runQuickSteps()
const tests = await runVitest()
const passed = steps.passed + tests.passed
const failed = steps.failed + tests.failed
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
