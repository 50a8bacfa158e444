import { expect, test } from 'vitest'
import { findStyledParts } from './preload-parts.mjs'

test('a part that is loaded later with a stylesheet is found', () => {
  const file = (list: string) => ({
    type: 'chunk',
    code: `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${list}])))=>i.map(i=>d[i]);`,
  })
  expect(
    findStyledParts({
      'plain.js': file('"assets/dialog.js"'),
      'styled.js': file('"assets/dialog.js","assets/dialog.css"'),
      'picture.png': { type: 'asset' },
    }),
  ).toEqual(['styled.js'])
})
