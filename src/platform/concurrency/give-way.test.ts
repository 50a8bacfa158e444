import { expect, test } from 'vitest'
import { restAfter, takeTurns } from './give-way.ts'

test.each([
  ['goes on at once where nobody else has work', 40, 0.1, 0],
  ['takes a twentieth of the time while others are served', 40, 0.9, 760],
  ['never rests for longer than two seconds', 500, 1, 2000],
])('an export %s', (_, workedMs, busyShare, restMs) => {
  expect(restAfter(workedMs, busyShare)).toBe(restMs)
})

test('an import rests as long as it worked while others are served', () => {
  expect(restAfter(100, 0.9, 1)).toBe(100)
})

test('work of many pieces gives way while the process serves others, and answers what each piece answers', async () => {
  const inTurns = takeTurns()
  const busy = setInterval(() => {
    for (const until = performance.now() + 4; performance.now() < until;);
  }, 0)
  let restedMs = 0
  try {
    for (let piece = 0; piece < 12; piece++) {
      const began = performance.now()
      let worked = began
      const answer = await inTurns(async () => {
        await new Promise((resume) => setTimeout(resume, 20))
        worked = performance.now()
        return piece
      })
      expect(answer).toBe(piece)
      restedMs += performance.now() - worked
    }
  } finally {
    clearInterval(busy)
  }
  expect(restedMs).toBeGreaterThan(100)
})
