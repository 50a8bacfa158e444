import { expect, test } from 'vitest'
import { likePattern } from './like-pattern.ts'

test('what was typed is looked for wherever it stands, and signs of patterns mean themselves', () => {
  expect(likePattern('lamp')).toBe('%lamp%')
  expect(likePattern('50%_\\')).toBe('%50\\%\\_\\\\%')
})
