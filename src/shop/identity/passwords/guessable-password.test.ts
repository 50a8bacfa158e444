import { expect, test } from 'vitest'
import { foldPassword, isPersonal, isPlain, pieceOf } from './guessable-password.ts'

test.each(['      ', 'aaaaaa', '01010101', '12345678', 'fedcba', '১২৩৪৫৬', ' 1 2 3 4 5 6 '])(
  '%j is plain',
  (password) => expect(isPlain(foldPassword(password))).toBe(true),
)

test.each(['tulsi-pata', 'abcdeg', 'আমারদোকান'])('%j is not', (password) =>
  expect(isPlain(foldPassword(password))).toBe(false),
)

test.each([
  ['abcabc', 'abc'],
  ['tulsi', 'tulsi'],
  ['xyxyx', 'xyxyx'],
])('%s is %s again and again', (password, piece) => expect(pieceOf(password)).toBe(piece))

const rahima = { name: 'Rahima Khatun', email: 'rahima.k@example.com' }

test.each([
  'Rahima Khatun',
  'rahima1990',
  'khatun!!!!',
  'rahima.k@example.com',
  'Rahima-Khatun-12345',
  '1990 RAHIMA',
])('%s is little more than her name and address', (password) =>
  expect(isPersonal(foldPassword(password), rahima, 6)).toBe(true),
)

test.each(['rahima likes tulsi tea', 'tulsi-pata', 'k'])('%s is more than that', (password) =>
  expect(isPersonal(foldPassword(password), rahima, 6)).toBe(false),
)

test('a name of two letters stands in every sentence', () =>
  expect(isPersonal(foldPassword('mangoal'), { name: 'Al', email: 'x@example.com' }, 6)).toBe(
    false,
  ))
