import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proofsIn } from '../scripts/checks/proofs.mjs'
import { decisionsWithoutRow, lastDecision, specifiedSentences } from './specified-sentences.ts'

const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| .* \|$/.test(line) && !/^\| (sentence|-)/.test(line))
const hasRow = (beginning: string) => rows.some((row) => row.startsWith(`| ${beginning}`))

test('every row names its proof', () => {
  expect(rows.filter((row) => proofsIn(row).length === 0)).toEqual([])
})

test('every sentence of the specification has its rows', () => {
  const missing = specifiedSentences.flatMap(([said, ...beginnings]) =>
    beginnings.filter((beginning) => !hasRow(beginning)).map((row) => `${said}: ${row}`),
  )
  expect(missing).toEqual([])
})

test('every decision has its row', () => {
  const decisions = Array.from({ length: lastDecision }, (_, index) => `D${index + 1}:`)
  expect(decisions.filter((decision) => !hasRow(decision))).toEqual(decisionsWithoutRow)
})

// Whether they ran and passed is checked at the end of the run: scripts/checks/proofs.mjs.
test('the tests that prove the specification are there', () => {
  const missing = rows.flatMap(proofsIn).filter(({ file, name }) => {
    const path = join(root, file)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(name)
  })
  expect(missing).toEqual([])
})
