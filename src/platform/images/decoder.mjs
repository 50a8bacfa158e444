// Unpacks pictures that strangers sent, in a process of its own that may die. Speaks with decoding.ts, which decides what is
// unpacked.
import sharp from 'sharp'
import { confine } from '../process/confine.mjs'

sharp.concurrency(1)
sharp.cache(false)
// No reader but those of the five formats: what a file seems to be is not trusted twice.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
})

const { heldBytes } = await confine(Number(process.argv[2]))
process.on('message', (task) => void answer(task))
process.send?.({ outcome: 'ready' })

async function answer(task) {
  try {
    const result = task.step === 'measure' ? await measure(task) : await shrink(task)
    globalThis.gc?.()
    process.send?.({ outcome: 'done', result, heldBytes: heldBytes() })
  } catch {
    process.send?.({ outcome: 'unreadable' })
  }
}

async function measure({ path }) {
  const header = await sharp(path, { limitInputPixels: false }).metadata()
  const { format, width, height, channels, depth, hasAlpha, orientation } = header
  const { isProgressive, chromaSubsampling, pages } = header
  return {
    format,
    width,
    height,
    channels,
    depth,
    hasAlpha,
    orientation,
    isProgressive,
    chromaSubsampling,
    pages,
  }
}

/** Step by step, so that what was unpacked is gone before the master is packed. */
async function shrink({ path, mostPixels, side, sideOfTransparent, orientation }) {
  const inside = { fit: 'inside', withoutEnlargement: true }
  let image = await raw(
    sharp(path, { failOn: 'error', limitInputPixels: mostPixels })
      .resize({ width: side, height: side, ...inside })
      .toColourspace('srgb'),
  )
  if (image.info.channels === 4 && isOpaque(image.data)) {
    image = await raw(again(image).removeAlpha())
  } else if (
    image.info.channels === 4 &&
    Math.max(image.info.width, image.info.height) > sideOfTransparent
  ) {
    image = await raw(
      again(image).resize({ width: sideOfTransparent, height: sideOfTransparent, ...inside }),
    )
  }
  const turning = turns[orientation]
  if (turning) image = await raw(turning(again(image)))
  const preview = await raw(again(image).resize({ width: 8, height: 8, fit: 'inside' }))
  globalThis.gc?.()
  const content = await again(image)
    .webp({ quality: 92, smartSubsample: image.info.channels < 4, effort: 0 })
    .toBuffer()
  return { content, width: image.info.width, height: image.info.height, preview }
}

const raw = (image) => image.raw().toBuffer({ resolveWithObject: true })
const again = ({ data, info }) => sharp(data, { raw: info })

/** What the note of a camera asks for; a mirror comes before a turn. */
const turns = {
  2: (image) => image.flop(),
  3: (image) => image.rotate(180),
  4: (image) => image.flip(),
  5: (image) => image.flop().rotate(270),
  6: (image) => image.rotate(90),
  7: (image) => image.flop().rotate(90),
  8: (image) => image.rotate(270),
}

function isOpaque(rgba) {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false
  return true
}
