import { expect, test } from 'vitest'
import { openPictureWork } from './picture-work.ts'

const megabyte = 1024 * 1024

test('files that were asked for lately stay within their share: the longest unused goes first', () => {
  const { recent } = openPictureWork()
  for (let index = 0; index < 8; index++) recent.set(`file-${index}`, Buffer.alloc(4 * megabyte))
  recent.get('file-0')

  recent.set('file-8', Buffer.alloc(4 * megabyte))

  expect(recent.get('file-0')).toBeDefined()
  expect(recent.get('file-1')).toBeUndefined()
  expect(recent.get('file-8')).toBeDefined()
})

test('one large file pushes nothing out, and an empty one costs nothing', () => {
  const { recent } = openPictureWork()
  recent.set('small', Buffer.alloc(100))
  recent.set('empty', Buffer.alloc(0))
  recent.set('large', Buffer.alloc(5 * megabyte))
  expect(recent.get('small')).toHaveLength(100)
  expect(recent.get('empty')).toHaveLength(0)
  expect(recent.get('large')).toBeUndefined()
})
