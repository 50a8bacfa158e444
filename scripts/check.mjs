import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { quickSteps, runStep } from './steps.mjs'
import { runVitest } from './test-runs.mjs'

// The quick part of `npm test`: no browser.
ensureInstalled()
const steps = quickSteps.map((step) => runStep(step))
// Some tests run the whole program.
ensureBuilt()
const tests = runVitest()
const passed = steps.filter(Boolean).length + tests.passed
const failed = steps.filter((step) => !step).length + tests.failed
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
