import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('of what was there only what differs is kept, of what is new everything', () => {
  const before = { title: 'Eid', tags: ['tea'], position: 1 }
  expect(differences(before, { title: 'Puja', tags: ['tea'], position: 1, link: '/shop' })).toEqual(
    { before: { title: 'Eid', link: null }, after: { title: 'Puja', link: '/shop' } },
  )
  expect(differences(undefined, before)).toEqual({ before: {}, after: before })
  expect(differences(before, { title: undefined })).toEqual({ before: {}, after: {} })
})

test('of long texts the place is kept where they begin to differ', () => {
  const same = 'tea '.repeat(500)
  const { before, after } = differences({ body: `${same}old` }, { body: `${same}new` })
  expect(before['body']).toBe('…tea tea tea tea tea old')
  expect(after['body']).toBe('…tea tea tea tea tea new')
  expect(String(differences({}, { body: same }).after['body'])).toHaveLength(201)
})
