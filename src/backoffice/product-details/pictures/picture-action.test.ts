import type { ActionFunctionArgs } from 'react-router'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import type { Shop } from '#shop/shop.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../../tests/examples/staff-examples.ts'
import { contextOf } from '../../../../tests/support/post-form.ts'
import { middleTyped, moved, withPicture } from './order-pictures.ts'
import { action } from './picture-action.ts'

let shop: Shop
let send: (content: BlobPart, name: string) => Promise<unknown>
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'moderator' })
  shop = opened.shop
  const { actor } = await inNameOf(shop, opened.people.mina.id)
  send = async (content, name) => {
    const body = new FormData()
    body.append('picture', new File([content], name))
    const url = new URL('https://haat.example/dashboard/products/pictures')
    const request = new Request(url, { method: 'POST', body })
    const args = { request, url, pattern: '', params: {}, context: contextOf(shop, actor) }
    const { data } = await action(args as unknown as ActionFunctionArgs)
    return data
  }
})

test('a photo is kept by its content, whatever its file is called', async () => {
  const background = { r: 20, g: 90, b: 160 }
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const names = ['cup.jpg', '../../etc/passwd', '"><img src=x onerror=alert(1)>.jpg']
  const taken: unknown[] = []
  for (const name of names) taken.push(await send(new Uint8Array(photo), name))
  const [{ answer }] = taken as [{ answer: { hash: string } }]
  expect(answer.hash).toMatch(/^[\da-f]{24}$/)
  expect(taken).toMatchObject(names.map(() => ({ answer, reset: true })))
  expect((await loadPictures(shop.database, [answer.hash])).size).toBe(1)
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'logo.svg'],
  ['<script>alert(1)</script>', 'photo.jpg'],
  ['', 'empty.png'],
])('what is no photo is refused: %s', async (content, name) => {
  expect(await send(content, name)).toMatchObject({
    error: { fieldErrors: { picture: ['not-an-image'] } },
  })
})

test('pictures are moved to another place, and the same one is added once', () => {
  const one = (hash: string) => ({ hash, alt: '', altBn: '', row: '', ...middleTyped })
  const three = ['a', 'b', 'c'].map(one)
  const hashes = (pictures: { hash: string }[]) => pictures.map(({ hash }) => hash).join('')
  expect(hashes(moved(three, 2, 0))).toBe('cab')
  expect(hashes(moved(three, 0, 1))).toBe('bac')
  expect(hashes(moved(three, 0, -1))).toBe('abc')
  expect(hashes(withPicture(three, 'd'))).toBe('abcd')
  expect(hashes(withPicture(three, 'b'))).toBe('abc')
})
