import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchShop } from './support/bench-shop.ts'
import { measureLighthouse } from './lighthouse.ts'
import { freePort } from '../src/platform/network/free-port.ts'
import { load, startProgram } from './support/measure.ts'
import { compared, limited, type Figure, type Figures } from './support/table.ts'

const connections = 32
const seconds = 5
const headers = { 'accept-encoding': 'br' }

/** (a) Pages as the server answers them, and as a phone sees them. */
export async function* measurePages(bench: BenchShop): Figures {
  yield* measureAnswers(bench)
  yield* measureLighthouse(bench)
}

/** Home, category and product page against node:http sending the same bytes. */
async function* measureAnswers(bench: BenchShop): Figures {
  const shop = await bench.serve(bench.url)
  try {
    const [product] = (await fetch(`${shop.origin}/api/product?limit=1`).then((answer) =>
      answer.json(),
    )) as { slug: string }[]
    const pages = { home: '/', category: '/shop/electronics', product: `/product/${product?.slug}` }
    for (const [name, path] of Object.entries(pages)) {
      yield* await comparePage(name, `${shop.origin}${path}`)
    }
  } finally {
    await shop.stop()
  }
}

async function comparePage(name: string, url: string): Promise<Figure[]> {
  const bare = await startBareServer(url)
  try {
    // Turn about, so that a slow moment of the machine hits both.
    const rounds = []
    for (let round = 0; round < 3; round++) {
      const ours = await load({ url, connections, seconds, headers })
      const theirs = await load({ url: bare.origin, connections, seconds, headers })
      rounds.push({ ours, theirs })
    }
    const middle = rounds.toSorted((a, b) => ratio(a) - ratio(b))[1] ?? rounds[0]
    if (!middle) return []
    const { ours, theirs } = middle
    return [
      compared({
        name: `${name} page`,
        unit: 'requests/s',
        value: ours.perSecond,
        reference: { name: 'bare node:http', value: theirs.perSecond },
        least: 0.6,
      }),
      limited(
        `${name} page, p99 as a multiple of bare (${ours.p99Ms} ms to ${theirs.p99Ms} ms)`,
        'times',
        ours.p99Ms / theirs.p99Ms,
        2.001,
      ),
    ]
  } finally {
    await bare.stop()
  }
}

const ratio = ({ ours, theirs }: { ours: { perSecond: number }; theirs: { perSecond: number } }) =>
  ours.perSecond / theirs.perSecond

async function startBareServer(url: string) {
  const answer = await fetchRaw(url)
  const folder = await mkdtemp(join(tmpdir(), 'haat-bare-'))
  const file = join(folder, 'answer.json')
  await writeFile(file, JSON.stringify(answer))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = await startProgram(
    [join(import.meta.dirname, 'support/bare-server.ts'), file],
    { PORT: String(port) },
    origin,
  )
  // It has read it.
  await rm(folder, { recursive: true })
  return { ...child, origin }
}

/** The answer as it is on the wire: fetch would unpack it. */
async function fetchRaw(url: string): Promise<{ body: string; headers: string[] }> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const kept = Object.entries(response.headers).filter(
          ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
        )
        resolve({
          body: Buffer.concat(chunks).toString('base64'),
          headers: kept.flatMap(([name, value]) => [name, String(value)]),
        })
      })
    }).on('error', reject)
  })
}
