import { expect, test } from 'vitest'
import { answerLostPhoto } from './answer-lost-photo.ts'

const sent = (type: string) =>
  new Request('https://haat.example/dashboard/profile', {
    method: 'POST',
    headers: { 'content-type': type },
  })
const photo = sent('multipart/form-data; boundary=x')
const lost = new TypeError('Failed to fetch')

test('a photo that never arrived is told at its field', () => {
  expect(answerLostPhoto(lost, photo)).toEqual({ outcome: 'photo-refused', why: 'cut-off' })
})

test('what else went wrong, and where the shop sends me, is left alone', () => {
  const away = new Error('sent elsewhere')
  expect(() => answerLostPhoto(away, photo)).toThrow('sent elsewhere')
  expect(() => answerLostPhoto(new Error('a bug'), photo)).toThrow('a bug')
  expect(() => answerLostPhoto(lost, sent('application/x-www-form-urlencoded'))).toThrow(lost)
})
