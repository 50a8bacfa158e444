import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proofsIn } from '../scripts/proofs.mjs'

const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| .* \|$/.test(line) && !/^\| (sentence|-)/.test(line))

test('every sentence of the specification names its proof', () => {
  expect(rows.length).toBeGreaterThan(70)
  expect(rows.filter((row) => proofsIn(row).length === 0)).toEqual([])
})

test('the tests that prove the specification are there', () => {
  const missing = rows.flatMap(proofsIn).filter(({ file, name }) => {
    const path = join(root, file)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(name)
  })
  expect(missing).toEqual([])
})
