import { fetchBrowser } from './setup/ensure-browser.mjs'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { checkProofs } from './checks/proofs.mjs'
import { startJourneyShop } from './checks/journey-shop.mjs'
import { runBesideChecks } from './checks/steps.mjs'
import { runPlaywright, runVitest } from './checks/test-runs.mjs'

// Everything, in the order in which a mistake is found soonest. It goes on after a failure, so that one run shows all.
ensureInstalled()
// It is fetched while everything else is tested.
const fetchingBrowser = fetchBrowser()
const {
  checks,
  tests: [tests, shop],
} = await runBesideChecks(() => Promise.all([runVitest(), startJourneyShop()]))
const journeys = await runPlaywright(await fetchingBrowser, shop)
await shop.close()
const proofs = checkProofs({ vitest: tests.report, playwright: journeys.report })
const parts = [checks, tests, journeys, proofs]
const sum = (count) => parts.reduce((total, part) => total + part[count], 0)
const failed = sum('failed')
// A browser on a busy machine gets a second try, never in silence: what passes only then has a cause to be found.
const flaky = journeys.flaky ? `, ${journeys.flaky} only at the second try (see above)` : ''
console.log(`\n${sum('passed')} passed, ${failed} failed${flaky}`)
process.exit(failed === 0 ? 0 : 1)
