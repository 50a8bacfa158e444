import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { contentSources } from './content-sources.ts'

/** As React writes the layout's element. */
const meta = renderToStaticMarkup(
  createElement('meta', { name: 'tag-manager', content: 'GTM-ABC123' }),
)

test('Google may run in a page that carries the id of the tag manager, and nowhere else', () => {
  const { scripts, connections, images } = contentSources(`<head>${meta}</head>`, '')
  expect(scripts).toEqual(['https://www.googletagmanager.com'])
  expect(connections).toContain('https://*.google-analytics.com')
  expect(images).toContain('https://*.google-analytics.com')
  expect(contentSources('<head></head>', '')).toEqual({ scripts: [], connections: [], images: [] })
})

test('whoever writes such an id into a text opens nothing', () => {
  const description = renderToStaticMarkup(createElement('p', null, `${meta} "gtmId":"GTM-ABC123"`))
  expect(contentSources(description, '').scripts).toEqual([])
})

test('an API on another origin may be called, and only its origin', () => {
  expect(contentSources('', 'https://api.shop.example/v1').connections).toEqual([
    'https://api.shop.example',
  ])
})
