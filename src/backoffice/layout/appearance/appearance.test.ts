import { expect, test } from 'vitest'
import { readAppearance } from './appearance.ts'

test.each([
  [null, 'system', false],
  ['backoffice-theme=dark; backoffice-menu=folded', 'dark', true],
  ['a=b;backoffice-theme=light;backoffice-menu=open', 'light', false],
  ['backoffice-theme="><script>', 'system', false],
])('a browser that says %s sees the back office so', (cookies, theme, isFolded) => {
  expect(readAppearance(cookies)).toEqual({ theme, isFolded })
})
