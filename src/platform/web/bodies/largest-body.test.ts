import { expect, test } from 'vitest'
import { z } from 'zod'
import { largestFormOf, largestJsonOf } from './largest-body.ts'
import { mostBytesOfOne } from './room.ts'

const description = 'ক'.repeat(200_000)
const product = z.object({
  description: z.string().trim().max(200_000),
  descriptionBn: z.string().max(200_000).nullish(),
})

test('a form may have as many bytes as its schema takes letters, also Bangla ones', () => {
  const typed = new URLSearchParams({ description, descriptionBn: description }).toString()
  expect(largestFormOf(product)).toBeGreaterThan(typed.length)
  expect(largestFormOf(product)).toBeLessThan(typed.length + 70_000)
})

test('JSON may have as many bytes as its schema takes, each letter written as programs may', () => {
  const escaped = 2 * 200_000 * String.raw`\u0995`.length
  expect(largestJsonOf(product)).toBeGreaterThan(escaped)
  expect(largestJsonOf(product)).toBeLessThan(escaped + 70_000)
})

test('rows and their numbers count, and small bodies stay small', () => {
  const row = { name: 'x'.repeat(50), priceInPaisa: 2_000_000_000, isDefault: false }
  const field = { name: z.string().max(50), priceInPaisa: z.int(), isDefault: z.boolean() }
  const cart = z.object({ lines: z.array(z.object(field)).max(1000) })
  const sent = JSON.stringify({ lines: Array.from({ length: 1000 }, () => row) })
  expect(largestJsonOf(cart)).toBeGreaterThan(sent.length + 64 * 1024)
  expect(largestJsonOf(z.object(field))).toBeLessThan(67_000)
})

test('no schema makes the shop hold more than one who sends may fill', () => {
  expect(largestFormOf(z.object({ text: z.string().max(1e9) }))).toBe(mostBytesOfOne)
})

test('the bytes of a file are not letters of the form around it', () => {
  const photo = z.object({ photo: z.file().max(5_000_000) })
  expect(largestFormOf(photo)).toBeLessThan(66_000)
})
