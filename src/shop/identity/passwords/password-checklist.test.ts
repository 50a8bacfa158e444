import { expect, test } from 'vitest'
import { checkRules } from './password-checklist.ts'

const policy = {
  minLength: 6,
  maxLength: 128,
  lowercase: false,
  uppercase: false,
  digit: false,
  other: false,
}
const rahima = { name: 'Rahima Khatun', email: 'rahima.k@example.com' }

const statesOf = (password: string, owner: typeof rahima | undefined = rahima) =>
  Object.fromEntries(checkRules(policy, password, owner).map(({ rule, state }) => [rule, state]))

test('lists every rule that can refuse, none met before anything is typed', () => {
  expect(statesOf('')).toEqual({ 'min-length': 'unmet', common: 'unmet', personal: 'unmet' })
})

test('checks the person’s own name and email while they type', () => {
  expect(statesOf('rahima12')['personal']).toBe('unmet')
  expect(statesOf('rahima.k@example.com')['personal']).toBe('unmet')
  expect(statesOf('tulsi-pata')['personal']).toBe('met')
})

test('leaves to the server what the browser cannot know', () => {
  expect(checkRules(policy, 'rahima12', undefined).at(-1)?.state).toBe('unknown')
  expect(statesOf('iloveyou')['common']).toBe('unknown')
})

test('knows plain sequences without the list of common passwords', () => {
  expect(statesOf('12345678')['common']).toBe('unmet')
  expect(statesOf('aaaaaa')['common']).toBe('unmet')
})

test('lists the longest length only once it is exceeded', () => {
  expect(statesOf('tulsi'.repeat(26))['max-length']).toBe('unmet')
  expect(statesOf('tulsi-pata')).not.toHaveProperty('max-length')
})
