import { readFile, readdir } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { openAttackedShop, signUpAt, type AttackedShop } from './support/attacked-shop.ts'

const blank = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 90, b: 20, alpha: 0.5 } } })

const bombs = new Map<string, Buffer>()

beforeAll(async () => {
  const deep = blank(3000, 3000, 4).avif({ bitdepth: 12, chromaSubsampling: '4:4:4', effort: 0 })
  const avif = await deep.toBuffer()
  bombs.set('an AVIF of 2 kB with 12 bits', avif)
  bombs.set('one that says it is small', claimingToBe(64, avif))
  const png = blank(3000, 3000, 4).toColourspace('rgb16').png({ progressive: true })
  bombs.set('an interlaced PNG with 16 bits', await png.toBuffer())
  const jpeg = blank(4000, 4000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
  bombs.set('a progressive JPEG', await jpeg.toBuffer())
}, 120_000)

/** An AVIF whose header is not true. */
function claimingToBe(side: number, avif: Buffer): Buffer {
  const lying = Buffer.from(avif)
  for (let at = lying.indexOf('ispe'); at >= 0; at = lying.indexOf('ispe', at + 1)) {
    lying.writeUInt32BE(side, at + 8)
    lying.writeUInt32BE(side, at + 12)
  }
  return lying
}

async function sendPhoto({ origin }: AttackedShop, cookie: string, bytes: Buffer) {
  const form = new FormData()
  form.set('what', 'photo')
  form.set('photo', new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' }))
  const headers = { origin, cookie }
  const answer = await fetch(`${origin}/dashboard/profile`, {
    method: 'POST',
    body: form,
    headers,
    redirect: 'manual',
  })
  const text = await answer.text()
  if (answer.status === 303) return 'saved'
  // Before it is read, as long as others of this sender are under way.
  if (answer.status === 503) return 'wait'
  if (/too much memory to open/.test(text)) return 'too costly'
  if (/cannot read this file/.test(text)) return 'unreadable'
  if (/Many photos are being sent/.test(text)) return 'wait'
  return `${answer.status}: ${text}`
}

/** Of the shop and of all processes that it started, in MB. */
async function familyMegabytes({ process }: AttackedShop): Promise<number> {
  let bytes = 0
  const family = [process.pid]
  for (const pid of family) {
    try {
      const status = await readFile(`/proc/${pid}/status`, 'utf8')
      bytes += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
      for (const thread of await readdir(`/proc/${pid}/task`)) {
        const children = await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')
        family.push(...children.split(' ').filter(Boolean).map(Number))
      }
    } catch {
      // It ended meanwhile.
    }
  }
  return bytes / 1024 / 1024
}

/** The most memory that was held while the work went on. */
async function mostMegabytes(shop: AttackedShop, work: () => Promise<unknown>): Promise<number> {
  let most = 0
  const look = async () => {
    most = Math.max(most, await familyMegabytes(shop))
  }
  const looking = setInterval(look, 5)
  await work().finally(() => clearInterval(looking))
  return most
}

async function openWarmShop(): Promise<AttackedShop> {
  const shop = await openAttackedShop()
  for (let round = 0; round < 10; round++) {
    await Promise.all(['/', '/shop', '/login'].map((path) => fetch(`${shop.origin}${path}`)))
  }
  return shop
}

test.runIf(process.platform === 'linux')(
  'photos that unpack to gigabytes cost 150 MB at most, and the shop goes on',
  async () => {
    const shop = await openWarmShop()
    const cookies = await Promise.all([1, 2, 3, 4].map((one) => signUpAt(shop, `sender-${one}`)))
    const before = await familyMegabytes(shop)

    const answers = new Map<string, string>()
    const most = await mostMegabytes(shop, async () => {
      const sent = [...bombs].map(async ([name, bomb], index) =>
        answers.set(name, await sendPhoto(shop, cookies[index] ?? '', bomb)),
      )
      expect((await fetch(shop.origin)).status).toBe(200)
      await Promise.all(sent)
    })

    expect(Object.fromEntries(answers)).toEqual({
      'an AVIF of 2 kB with 12 bits': 'too costly',
      'one that says it is small': 'unreadable',
      'an interlaced PNG with 16 bits': 'too costly',
      'a progressive JPEG': 'too costly',
    })
    expect(most - before).toBeLessThan(150)

    // One of the dearest that are still taken: all of its scans are in memory at once.
    const rest = await familyMegabytes(shop)
    const dear = await blank(4700, 4700).jpeg({ progressive: true }).toBuffer()
    const mostOfTaken = await mostMegabytes(shop, async () => {
      expect(await sendPhoto(shop, cookies[0] ?? '', dear)).toBe('saved')
    })
    expect(mostOfTaken - rest).toBeLessThan(150)
    expect((await fetch(shop.origin)).status).toBe(200)
    expect(shop.process.exitCode).toBeNull()
  },
  120_000,
)

test('what phones take is a photo; who sends many at once is asked to wait', async () => {
  const shop = await openAttackedShop()
  const [thief, honest] = [await signUpAt(shop, 'thief'), await signUpAt(shop, 'honest')]
  const photo = await blank(4000, 3000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const attack = Array.from({ length: 6 }, () => sendPhoto(shop, thief, photo))
  const large = await blank(8160, 6120).jpeg().toBuffer()
  expect(await sendPhoto(shop, honest, large)).toBe('saved')
  expect((await Promise.all(attack)).toSorted()).toEqual([
    'saved',
    'saved',
    'wait',
    'wait',
    'wait',
    'wait',
  ])
}, 120_000)
