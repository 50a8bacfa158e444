import { expect, test } from 'vitest'
import { problemsOf, readTyped } from './form-answer.ts'

const names = ['name', 'message'] as const

test('what was typed is shown again; what was not sent is empty', () => {
  const form = new FormData()
  form.set('name', ' Rahima ')
  form.set('role', 'owner')
  form.set('message', new Blob(['a file']))
  expect(readTyped(form, names)).toEqual({ name: ' Rahima ', message: '' })
})

test('each field says the first thing that is wrong with it', () => {
  const issues = [
    { path: ['name'], message: 'name-missing' },
    { path: ['name'], message: 'name-too-long' },
    { path: ['language'], message: 'language-unknown' },
  ]
  expect(problemsOf(issues, names)).toEqual({ name: 'name-missing' })
})
