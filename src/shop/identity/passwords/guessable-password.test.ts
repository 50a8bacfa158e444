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

test('two signs are plain, three that are no run are not', () => {
  expect(isPlain('aabbaa')).toBe(true)
  expect(isPlain('ababcc')).toBe(false)
})

test('what is left beside name and address counts in letters and digits, up to the length a password needs', () => {
  expect(isPersonal('rahimaabcde', rahima, 6)).toBe(true)
  expect(isPersonal('rahimaabcdef', rahima, 6)).toBe(false)
  expect(isPersonal('rahima১২৩৪৫৬', rahima, 6)).toBe(false)
})

test('a name of three letters counts, one of two does not', () => {
  expect(isPersonal('ali12345', { name: 'Ali', email: 'x@example.org' }, 6)).toBe(true)
  expect(isPersonal('om123456', { name: 'Om', email: 'x@example.org' }, 7)).toBe(false)
})

test('the longest part of a name is taken out first', () => {
  const owner = { name: 'Ana Anamika', email: 'x@example.org' }
  expect(isPersonal('anamika12345', owner, 6)).toBe(true)
})

test('what stands before the @ is a part of the address', () => {
  const owner = { name: 'Mina', email: 'tulsi.pata@shop.example' }
  expect(isPersonal('tulsi.pata123', owner, 6)).toBe(true)
})

test('so it is where its parts alone are too short to count', () => {
  const owner = { name: 'Mina', email: 'al.bd@shop.example' }
  expect(isPersonal('al.bd123', owner, 6)).toBe(true)
})
