import { expect, test } from 'vitest'
import { byProduct, type ShownFinding } from './findings.tsx'

const finding = (id: string, kind: ShownFinding['kind'], name: string): ShownFinding => ({
  id,
  kind,
  name,
  line: 2,
  reason: '',
  why: { text: '', language: 'en' },
  before: {},
  after: {},
})

test('each product is named once, with all that was found of it', () => {
  const groups = byProduct([
    finding('1', 'changed', 'Tea'),
    finding('2', 'removed', 'Tea'),
    finding('3', 'note', 'Tea'),
    finding('4', 'new', 'Tea'),
    finding('5', 'refused', 'Cup'),
    finding('6', 'refused', 'Cup'),
    finding('7', 'note', ''),
  ])
  expect(groups.map(({ name, findings }) => [name, findings.map(({ id }) => id)])).toEqual([
    ['Tea', ['1', '2', '3']],
    ['Tea', ['4']],
    ['Cup', ['5', '6']],
    ['', ['7']],
  ])
})
