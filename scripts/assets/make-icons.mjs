import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

// node scripts/assets/make-icons.mjs: everything that browsers and phones want of the mark, from public/favicon.svg.
// Run it when the mark changes; what it writes is committed.

const folder = join(import.meta.dirname, '../..', 'public')
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8').trim()
const brand = '#0b6b4f'
const paper = '#fbfaf6'

/** The mark without its own rounded tile, for places that cut a shape of their own. */
const bare = mark.replace(/<rect[^>]*\/>/, '').replace(/^<svg[^>]*>|<\/svg>$/g, '')

/** Phones cut circles and squircles out of these: the mark stays within the middle 80 %. */
const filled = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${brand}"/>${bare}</svg>`

/** What a shared link shows where its page has no picture. */
const share = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${paper}"/><rect y="606" width="1200" height="24" fill="${brand}"/><g transform="translate(440 143) scale(8)">${mark.replace(/^<svg[^>]*>|<\/svg>$/g, '')}</g></svg>`

const draw = (svg, width) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize({ width })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

const files = {
  'favicon.ico': await icon([16, 32, 48]),
  'icons/icon-192.png': await draw(mark, 192),
  'icons/icon-512.png': await draw(mark, 512),
  'icons/maskable-192.png': await draw(filled, 192),
  'icons/maskable-512.png': await draw(filled, 512),
  'icons/apple-touch-icon.png': await draw(filled, 180),
  'icons/share.png': await draw(share, 1200),
}
for (const [name, content] of Object.entries(files)) {
  writeFileSync(join(folder, name), content)
  console.log(`public/${name}: ${(content.length / 1024).toFixed(1)} KB`)
}

/** An ICO is a table of contents before several PNGs. */
async function icon(sides) {
  const images = await Promise.all(sides.map((side) => draw(mark, side)))
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(sides.length, 4)
  let offset = header.length + 16 * sides.length
  const entries = images.map((image, index) => {
    const entry = Buffer.alloc(16)
    entry.set([sides[index], sides[index]])
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(image.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += image.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...images])
}
