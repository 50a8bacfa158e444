import { expect, test } from 'vitest'
import { keepRecent } from './keep-recent.ts'

test('memory stays within its share: the longest unused file goes first', () => {
  const recent = keepRecent(800)
  for (let index = 0; index < 8; index++) recent.keep(`file-${index}`, Buffer.alloc(100))
  recent.find('file-0')

  recent.keep('file-8', Buffer.alloc(100))

  expect(recent.find('file-0')).toBeDefined()
  expect(recent.find('file-1')).toBeUndefined()
  expect(recent.find('file-8')).toBeDefined()
})

test('one large file does not push out everything else', () => {
  const recent = keepRecent(800)
  recent.keep('small', Buffer.alloc(100))
  recent.keep('large', Buffer.alloc(700))
  expect([recent.find('small')?.length, recent.find('large')]).toEqual([100, undefined])
})

test('a file kept again counts once', () => {
  const recent = keepRecent(800)
  recent.keep('other', Buffer.alloc(100))
  for (let index = 0; index < 20; index++) recent.keep('same', Buffer.alloc(100))
  expect(recent.find('other')).toBeDefined()
})
