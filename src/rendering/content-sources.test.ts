import { expect, test } from 'vitest'
import { contentSources } from './content-sources.ts'

const page = { scripts: [], styles: [], hasTagManager: false }

test('Google may run in a page that carries the id of the tag manager, and nowhere else', () => {
  const { scripts, connections, images } = contentSources({ ...page, hasTagManager: true })
  expect(scripts).toEqual(['https://www.googletagmanager.com'])
  expect(connections).toContain('https://*.google-analytics.com')
  expect(images).toContain('https://*.google-analytics.com')
  expect(contentSources(page)).toEqual({
    inlineScripts: [],
    inlineStyles: [],
    scripts: [],
    connections: [],
    images: [],
  })
})
