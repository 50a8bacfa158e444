import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StarRow } from './star-row.tsx'

const sharesOf = (given: number) =>
  [...renderToStaticMarkup(<StarRow given={given} />).matchAll(/data-share="([\d.]+)"/g)].map(
    ([, share]) => Number(share),
  )

test.each([
  [5, [1, 1, 1, 1, 1]],
  [4.5, [1, 1, 1, 1, 0.5]],
  [4.2, [1, 1, 1, 1, 0]],
  [4.8, [1, 1, 1, 1, 1]],
  [0, [0, 0, 0, 0, 0]],
])('%d of five stars are drawn to the half', (given, shares) => {
  expect(sharesOf(given)).toEqual(shares)
})
