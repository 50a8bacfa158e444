import { expect, test } from 'vitest'
import { findLoadedTwice } from './load-stylesheets-once.mjs'

const styled = (stylesheet: string) => ({ viteMetadata: { importedCss: new Set([stylesheet]) } })

const page = { type: 'chunk', isEntry: true }
const dialog = { type: 'chunk', isDynamicEntry: true }

test('a stylesheet of a file that a page and something later share would be loaded twice', () => {
  const shared = { type: 'chunk', ...styled('shared.css') }
  expect(
    findLoadedTwice({
      'root.js': { ...page, imports: ['shared.js'] },
      'dialog.js': { ...dialog, imports: ['between.js'] },
      'between.js': { type: 'chunk', imports: ['shared.js'] },
      'shared.js': shared,
    }),
  ).toEqual(['shared.css'])
})

test('a stylesheet of the page alone, and one of what comes later alone, is loaded once', () => {
  expect(
    findLoadedTwice({
      'root.js': { ...page, ...styled('root.css'), imports: ['shared.js'] },
      'dialog.js': { ...dialog, ...styled('dialog.css'), imports: ['shared.js'] },
      'shared.js': { type: 'chunk' },
      'root.css': { type: 'asset' },
    }),
  ).toEqual([])
})
