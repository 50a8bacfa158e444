import { expect, test } from 'vitest'
import { passwordNotStrongText } from './password-rule-text.ts'
import { newPasswordSchema, rulesOf, unmetRules, type PasswordPolicy } from './password-policy.ts'

const plain: PasswordPolicy = {
  minLength: 6,
  maxLength: 128,
  lowercase: false,
  uppercase: false,
  digit: false,
  other: false,
}
const strict = {
  minLength: 8,
  maxLength: 12,
  lowercase: true,
  uppercase: true,
  digit: true,
  other: true,
}

test('six characters are enough at first (spec 9), counted as people count them', () => {
  expect(unmetRules(plain, 'abcde')).toEqual(['min-length'])
  expect(unmetRules(plain, 'abcdef')).toEqual([])
  expect(unmetRules(plain, '😀😀😀')).toEqual(['min-length'])
  expect(unmetRules(plain, 'x'.repeat(129))).toEqual(['max-length'])
  expect(rulesOf(plain)).toEqual(['min-length'])
})

test.each([
  ['Abcdef1!', []],
  ['abcdef1!', ['uppercase']],
  ['ABCDEF1!', ['lowercase']],
  ['Abcdefg!', ['digit']],
  ['Abcdefg1', ['other']],
  ['Abcdefg১ ', []],
  ['A1!b', ['min-length']],
  ['Abcdefghijk1!', ['max-length']],
  ['', ['min-length', 'lowercase', 'uppercase', 'digit', 'other']],
])('a strict shop finds in %j wanting: %j (spec 5)', (password, rules) => {
  expect(unmetRules(strict, password)).toEqual(rules)
  const issues = newPasswordSchema(strict).safeParse(password).error?.issues ?? []
  expect(issues.map(({ message }) => message)).toEqual(rules)
})

test('the rules that are not met are named, in both languages', () => {
  const rules = unmetRules(strict, 'abc')
  expect(passwordNotStrongText(rules, strict, 'en')).toBe(
    'Your password needs: at least 8 characters, an upper-case letter, a digit, a character that is neither letter nor digit.',
  )
  expect(passwordNotStrongText(rules, strict, 'bn')).toMatch(/কমপক্ষে ৮টি অক্ষর/)
})

test('a password may be as long as the policy says, and the form shows that only where it is short', () => {
  expect(unmetRules(plain, 'x'.repeat(128))).toEqual([])
  expect(rulesOf({ ...plain, maxLength: 127 })).toEqual(['min-length', 'max-length'])
  expect(rulesOf({ ...plain, digit: true })).toEqual(['min-length', 'digit'])
})

test('each issue of the schema is the name of a rule', () => {
  const { error } = newPasswordSchema(strict).safeParse('a')
  expect(error?.issues.map(({ message }) => message)).toEqual(unmetRules(strict, 'a'))
})
