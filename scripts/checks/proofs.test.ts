import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../setup/ensure-installed.mjs'
import { missingProofs } from './proofs.mjs'

const document = [
  '| sentence | where | proof |',
  '| -------- | ----- | ----- |',
  '| Prices in taka | prices | `src/money.test.ts`: taka become paisa<br>`tests/e2e/buy.spec.ts`: I buy |',
].join('\n')

const unit = (status: string) => ({
  testResults: [
    {
      name: join(root, 'src/money.test.ts'),
      assertionResults: [{ status, ancestorTitles: ['money'], title: 'taka become paisa (D11)' }],
    },
  ],
})
const journey = (...statuses: string[]) => ({
  suites: [
    {
      title: 'buy.spec.ts',
      suites: [
        {
          title: 'a shopper',
          specs: [
            {
              title: 'I buy a wallet',
              file: 'buy.spec.ts',
              tests: statuses.map((status) => ({ results: [{ status }] })),
            },
          ],
        },
      ],
    },
  ],
})
const missing = (vitest: object, playwright: object) =>
  missingProofs(document, { vitest, playwright }).map(({ file }) => file)

test('a sentence is proved where its tests ran and passed, in whichever window', () => {
  expect(missing(unit('passed'), journey('skipped', 'passed'))).toEqual([])
})

test('a name with places for values is found by the title that has the values', () => {
  const named = '| Prices | all | `src/money.test.ts`: taka %s are ${many} paisa |'
  const reported = (title: string) => ({
    testResults: [
      {
        name: join(root, 'src/money.test.ts'),
        assertionResults: [{ status: 'passed', ancestorTitles: [], title }],
      },
    ],
  })
  expect(
    missingProofs(named, { vitest: reported('taka 12 are 1200 paisa'), playwright: {} }),
  ).toEqual([])
  const other = { vitest: reported('taka 12 become 1200 paisa'), playwright: {} }
  expect(missingProofs(named, other)).toHaveLength(1)
})

test('a test that was skipped, failed, or is gone proves nothing', () => {
  const journeyFile = 'tests/e2e/buy.spec.ts'
  expect(missing(unit('skipped'), journey('passed'))).toEqual(['src/money.test.ts'])
  expect(missing(unit('failed'), journey('passed'))).toEqual(['src/money.test.ts'])
  expect(missing(unit('passed'), journey('skipped', 'skipped'))).toEqual([journeyFile])
  expect(missing(unit('passed'), {})).toEqual([journeyFile])
})
