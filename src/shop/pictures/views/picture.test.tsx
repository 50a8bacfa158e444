import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PictureView } from './picture.tsx'
import { pictureSizes } from './picture-sizes.ts'

const teapot = {
  hash: '0123456789abcdef01234567',
  width: 1200,
  height: 900,
  placeholder: 'data:image/webp;base64,UklGRkAAAABXRUJQ',
}

const card = (
  <PictureView
    picture={teapot}
    alt="Blue teapot"
    {...pictureSizes.card}
    className="aspect-square"
  />
)

test('a card offers AVIF, then WebP, then one JPEG, in widths that a card can need', () => {
  const html = renderToStaticMarkup(card)
  expect([...html.matchAll(/(image\/\w+)|-(\d+)\.(\w+)/g)].map(([found]) => found)).toEqual([
    'image/webp',
    'image/avif',
    '-192.avif',
    '-320.avif',
    '-480.avif',
    '-640.avif',
    'image/webp',
    '-192.webp',
    '-320.webp',
    '-480.webp',
    '-640.webp',
    '-640.jpg',
  ])
  expect(html).toContain('width="1200" height="900"')
  expect(html).toContain('alt="Blue teapot"')
  expect(html).toContain('loading="lazy" decoding="async"')
})

test('no style attribute is written, which the Content-Security-Policy would refuse', () => {
  expect(renderToStaticMarkup(card)).not.toContain('style=')
})

test('what is cut keeps its focus point in sight, by a class', () => {
  const focused = { ...teapot, focus: { x: 100, y: 30 } }
  const cut = renderToStaticMarkup(<PictureView picture={focused} alt="" {...pictureSizes.card} />)
  expect(cut.match(/object-cover focused focus-x-100 focus-y-25/g)).toHaveLength(2)
  const whole = <PictureView picture={focused} alt="" fit="contain" {...pictureSizes.gallery} />
  expect(renderToStaticMarkup(whole)).not.toContain('focus')
})

test('the first picture of a page is fetched at once', () => {
  const html = renderToStaticMarkup(
    <PictureView picture={teapot} alt="" {...pictureSizes.banner} priority />,
  )
  expect(html).toContain('fetchPriority="high"')
  expect(html).not.toContain('lazy')
})

test('a picture of 300 pixels says so, and is not offered larger', () => {
  const small = { ...teapot, width: 300, height: 200 }
  const html = renderToStaticMarkup(
    <PictureView picture={small} alt="" {...pictureSizes.gallery} />,
  )
  expect(html).toContain(`/pictures/${teapot.hash}-320.avif 300w"`)
  expect(html).not.toContain('-480.')
})

test('a product without a picture shows a calm box that screen readers can name', () => {
  const named = renderToStaticMarkup(<PictureView picture={null} alt="Blue teapot" sizes="9px" />)
  expect(named).toContain('role="img" aria-label="Blue teapot"')
  const silent = renderToStaticMarkup(<PictureView picture={null} alt="" sizes="9px" />)
  expect(silent).not.toContain('role="img"')
})

test('thirty cards cost a page little', () => {
  expect(renderToStaticMarkup(card).length).toBeLessThan(1400)
})

test('a picture of other proportions is for phones alone, and the wide one for all others', () => {
  const narrow = { ...teapot, hash: 'ffffffffffffffffffffffff' }
  const html = renderToStaticMarkup(
    <PictureView picture={teapot} narrow={narrow} alt="" {...pictureSizes.banner} />,
  )
  const sources = [...html.matchAll(/<source [^>]*>/g)].map(([source]) => source)
  const ofPhones = sources.filter((source) => source.includes('media="(max-width: 48rem)"'))
  expect(ofPhones).toHaveLength(3)
  // The one under it has no hash: its few pixels stand in the page.
  expect(ofPhones.slice(1).every((source) => source.includes(narrow.hash))).toBe(true)
  expect(sources.slice(3).every((source) => source.includes(teapot.hash))).toBe(true)
  expect(html.indexOf(narrow.hash)).toBeLessThan(html.indexOf(teapot.hash))
})
