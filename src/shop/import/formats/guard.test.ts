import { expect, test } from 'vitest'
import { withGuard, withoutGuard } from './guard.ts'

test('a cell that a spreadsheet would run is text in our file, and comes back as it was', () => {
  const formulas = ['=1+1', '+88', '-5', '@x', '\t=1', "'=1", "''@", '＝1+1', '＋88', '－5', '＠x']
  const parts = ['Red;=1+1', 'Red;＝1', "Red;'=1", ';@x', 'Red\n=1;+2\r\n-3\t@x', '\n=1', ';;=1']
  for (const cell of [...formulas, ...parts, "'quoted'", 'plain; text', "it's;'so'", '']) {
    // Where semicolons separate, a line or a semicolon of ours begins another cell.
    for (const part of withGuard(cell).split(/[;\t\r\n]/))
      expect([cell, part]).not.toEqual([cell, expect.stringMatching(/^[=+\-@＝＋－＠]/)])
    expect(withGuard(cell)).not.toMatch(/^[\t\r\n]/)
    expect(withoutGuard(withGuard(cell))).toBe(cell)
  }
  expect(withGuard('plain; text - and more')).toBe('plain; text - and more')
})
