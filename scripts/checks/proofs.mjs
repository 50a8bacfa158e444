import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../setup/ensure-installed.mjs'

// docs/specification.md names a test for each sentence. Here a test is a proof only where it ran and passed: one that was
// skipped everywhere, or lost, proves nothing.

/** The proofs that the document names: [{ file, name }]; a name is a part of the test's title. */
export function proofsIn(text) {
  const named = text.matchAll(/`([\w./-]+\.(?:spec|test)\.tsx?)`: (.+?)(?=<br>| *\|$)/gm)
  return [...named].map(([, file, name]) => ({ file, name }))
}

/** Titles of the tests that passed, by file, as the reports of both runners say. */
function passedTests({ vitest, playwright }) {
  const passed = new Map()
  for (const { file, title } of [...passedIn(vitest), ...passedJourneys(playwright)])
    passed.set(file, [...(passed.get(file) ?? []), title])
  return passed
}

const passedIn = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) => ({
        file: relative(root, name).replaceAll('\\', '/'),
        title: [...ancestorTitles, title].join(' '),
      })),
  )

/** A journey that is skipped at one size of the window and passes at another has passed. */
const passedJourneys = (report) =>
  (report?.suites ?? [])
    .flatMap((suite) => specsOf(suite))
    .filter(({ tests }) =>
      tests.some(({ results }) => results.some(({ status }) => status === 'passed')),
    )
    .map(({ file, titles }) => ({ file: `tests/e2e/${file}`, title: titles.join(' ') }))

function specsOf({ specs = [], suites = [] }, above = []) {
  const own = specs.map((spec) => ({ ...spec, titles: [...above, spec.title] }))
  return [...own, ...suites.flatMap((inner) => specsOf(inner, [...above, inner.title]))]
}

/** The named proofs that no passed test gives. */
export function missingProofs(text, reports) {
  const passed = passedTests(reports)
  return proofsIn(text).filter(
    ({ file, name }) => !(passed.get(file) ?? []).some((title) => isPartOf(title, name)),
  )
}

/** Where the name has a place for a value (`%s`, `${place}`), the title of the test that ran has the value. */
function isPartOf(title, name) {
  let from = 0
  return name.split(/%[a-zA-Z]|\$\{\w+\}/).every((part) => {
    const at = title.indexOf(part, from)
    from = at + part.length
    return at !== -1
  })
}

/** Says which proofs are missing; counts as one check beside the tests. */
export function checkProofs(reports) {
  const text = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  const missing = missingProofs(text, reports)
  for (const { file, name } of missing) console.error(`No proof ran and passed: ${file}: ${name}`)
  console.log(`${missing.length === 0 ? 'ok  ' : 'FAIL'}  proofs of the specification`)
  return missing.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
