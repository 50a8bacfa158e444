import { expect, test } from 'vitest'
import { pictureUrl, readPictureFileName, widthsOf } from './picture.ts'

const hash = '0123456789abcdef01234567'

test('the address of a picture leads back to its file', () => {
  const url = pictureUrl(hash, 640, 'avif')
  expect(url).toBe(`/pictures/${hash}-640.avif`)
  expect(readPictureFileName(url.slice('/pictures/'.length))).toEqual({
    hash,
    width: 640,
    format: 'avif',
  })
})

test.each([
  `${hash}-641.avif`,
  `${hash}-0640.avif`,
  `${hash}-640.png`,
  `${hash}-640.svg`,
  `${hash}-640.AVIF`,
  `${hash}.webp`,
  `${hash}-640.avif/../x`,
  `../${hash}-640.avif`,
  `${hash.slice(1)}-640.avif`,
  `${hash.toUpperCase()}-640.avif`,
  `${hash}-640.avif\n`,
  '',
])('a name that we never gave is not read: %j', (name) => {
  expect(readPictureFileName(name)).toBeUndefined()
})

test('a picture is offered in widths that it fills, and a small one still in one', () => {
  expect(widthsOf({ width: 2000 })).toEqual([96, 192, 320, 480, 640, 960, 1280])
  expect(widthsOf({ width: 1000 })).toEqual([96, 192, 320, 480, 640, 960])
  expect(widthsOf({ width: 20 })).toEqual([96])
  expect(widthsOf({ width: 20 }, [640, 960])).toEqual([640])
})

test('a picture of 300 pixels may be seen whole, not only at 192', () => {
  expect(widthsOf({ width: 300 })).toEqual([96, 192, 320])
})
