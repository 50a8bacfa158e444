import { expect, test } from 'vitest'
import { contentSources } from './content-sources.ts'

const page = { scripts: [], styles: [], measurers: [] }

test('who measures may run in a page that carries their id, and nowhere else', () => {
  const { scripts, connections, images } = contentSources({ ...page, measurers: ['google'] })
  expect(scripts).toEqual(['https://www.googletagmanager.com'])
  expect(connections).toContain('https://*.google-analytics.com')
  expect(images).toContain('https://*.google-analytics.com')
  const meta = contentSources({ ...page, measurers: ['meta'] })
  expect(meta.scripts).toEqual(['https://connect.facebook.net'])
  expect(meta.images).toContain('https://www.facebook.com')
  expect(JSON.stringify(meta)).not.toContain('google')
  expect(contentSources({ ...page, measurers: ['google', 'meta'] }).scripts).toHaveLength(2)
  expect(contentSources(page)).toEqual({
    inlineScripts: [],
    inlineStyles: [],
    scripts: [],
    connections: [],
    images: [],
  })
})
