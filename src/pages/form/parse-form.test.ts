import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkForm, parseForm } from './parse-form.ts'

const schema = z.object({
  name: z.string('name-missing').min(2, 'name-missing').max(100, 'name-too-long'),
  password: z.string('password-missing').min(8, 'password-too-short'),
  language: z.enum(['en', 'bn'], 'language-unknown'),
  lines: z
    .array(z.object({ note: z.string().max(50) }))
    .max(10)
    .default([]),
})

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const parse = (fields: Record<string, string>) =>
  parseForm(formOf(fields), { schema, known: { language: 'bn' }, secrets: ['password'] })

test('what fits is taken; what is known wins over what was sent, and rows come in their order', () => {
  const { value } = parse({
    name: 'Rahima',
    password: 'tulsi-pata',
    language: 'en',
    'lines[1].note': 'second',
    'lines[0].note': 'first',
  })
  expect(value).toEqual({
    name: 'Rahima',
    password: 'tulsi-pata',
    language: 'bn',
    lines: [{ note: 'first' }, { note: 'second' }],
  })
})

test('what was typed comes back with what is wrong, without the password', () => {
  const result = parse({ name: ' ', password: 'short', role: 'owner' }).refuse({
    fields: { name: 'never', code: 'code-missing' },
  })
  expect(result.error).toEqual({
    formErrors: null,
    fieldErrors: {
      name: ['name-missing'],
      password: ['password-too-short'],
      code: ['code-missing'],
    },
  })
  expect(result.submission.payload).toEqual({ name: ' ', password: undefined })
})

test('a refusal of the whole says nothing of the fields; a form that was taken gives nothing back', () => {
  expect(parse({ name: '' }).refuse({ trouble: 'too-many' }).error).toEqual({
    formErrors: ['too-many'],
    fieldErrors: {},
  })
  const taken = parse({ name: 'Rahima', password: 'tulsi-pata' }).take()
  expect(JSON.stringify(taken)).toBe(
    '{"submission":{"payload":{},"fields":["name","password"],"intent":null},"reset":true,"error":null}',
  )
})

test('the browser asks the shop for nothing that the schema, or the page, refuses', () => {
  const typed = formOf({ name: 'Rahima', password: 'tulsi-pata', language: 'en' })
  expect(checkForm(typed, schema)).toBeUndefined()
  const result = checkForm(typed, schema, () => ({ password: 'password-not-kept' }))
  expect(result?.error?.fieldErrors).toEqual({ password: ['password-not-kept'] })
})

test.each([
  'lines[99999999].note',
  '__proto__.role',
  'name.__proto__.x',
  'name.constructor',
  'lines[0',
  'a'.repeat(99),
])('a name that no browser makes of this form (%s) is left out', (name) => {
  const { fields, payload } = parse({ name: 'Rahima', [name]: 'x' }).refuse().submission
  expect(fields).toEqual(['name'])
  expect(payload).toEqual({ name: 'Rahima' })
  expect({}).not.toHaveProperty('role')
})
