import type { BenchShop } from './support/bench-shop.ts'
import { LightClient } from './support/light-client.ts'
import { load, median, percentile } from './support/measure.ts'
import { compared, limited, type Figures } from './support/table.ts'

const viewsPerSecond = 5000
const viewers = 64
const rounds = 3
const seconds = 5
const connections = 16
const headers = { 'accept-encoding': 'br' }

/** What a shop serves on a very good day. */
const pagesPerSecond = 500

const note = JSON.stringify({
  p: '/product/clay-cup',
  r: 'l.facebook.com',
  s: 'facebook',
  c: 'eid',
})
const browser =
  'user-agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36\r\n'

/**
 * The cached home page while 5,000 views a second are counted, beside the same while another shop on this machine counts them: what is
 * missing there is the machine. First at the pace of a good day, by what a shopper waits; then as fast as it goes.
 */
export async function* measureWhileCounting(bench: BenchShop): Figures {
  const [shop, neighbor] = await Promise.all([bench.serve(bench.url), bench.serve(bench.url)])
  try {
    await fetch(shop.origin, { headers })
    const here = { waits: [] as number[], pages: [] as number[], views: [] as number[] }
    const there = { waits: [] as number[], pages: [] as number[], views: [] as number[] }
    for (let round = 0; round < rounds; round++)
      for (const [figures, { origin }] of [
        [here, shop],
        [there, neighbor],
      ] as const) {
        const counting = startCounting(origin)
        figures.waits.push(await waitForPages(shop.origin))
        const { perSecond } = await load({ url: shop.origin, connections, seconds, headers })
        figures.pages.push(perSecond)
        figures.views.push(await counting.stop())
      }
    const views = Math.round(median(here.views))
    yield* [
      limited(
        `page p99 at ${pagesPerSecond}/s while ${views} views/s are counted, beyond ${median(there.waits).toFixed(2)} ms with them at another shop`,
        'ms',
        median(here.waits) - median(there.waits),
        2,
      ),
      compared({
        name: `home page, as fast as it goes, while ${views} views/s are counted`,
        unit: 'requests/s',
        value: median(here.pages),
        reference: {
          name: `${Math.round(median(there.views))} views/s at another shop`,
          value: median(there.pages),
        },
        least: 0.7,
      }),
    ]
  } finally {
    await Promise.all([shop.stop(), neighbor.stop()])
  }
}

function startCounting(origin: string) {
  const closing = new AbortController()
  const began = performance.now()
  let [next, counted] = [0, 0]
  const view = async (client: LightClient) => {
    while (!closing.signal.aborted) {
      const dueMs = began + (next++ * 1000) / viewsPerSecond - performance.now()
      if (dueMs > 1) await new Promise((due) => setTimeout(due, dueMs))
      const status = await client.post('/api/here', note, browser)
      if (status !== 204) throw new Error(`A view was answered with ${status}`)
      counted++
    }
    client.close()
  }
  const viewing = Promise.all(Array.from({ length: viewers }, () => view(new LightClient(origin))))
  viewing.catch(() => {})
  return {
    /** Answers how many views a second were counted. */
    stop: async () => {
      closing.abort()
      await viewing
      return (counted * 1000) / (performance.now() - began)
    },
  }
}

/** How long one page in a hundred takes (ms). */
async function waitForPages(origin: string): Promise<number> {
  const clients = Array.from({ length: 8 }, () => new LightClient(origin))
  const began = performance.now()
  const times: number[] = []
  let next = 0
  await Promise.all(
    clients.map(async (client) => {
      for (let index = next++; index < pagesPerSecond * seconds; index = next++) {
        const dueMs = began + (index * 1000) / pagesPerSecond - performance.now()
        if (dueMs > 0) await new Promise((due) => setTimeout(due, dueMs))
        const asked = performance.now()
        await client.get('/', 'accept-encoding: br\r\n')
        times.push(performance.now() - asked)
      }
      client.close()
    }),
  )
  return percentile(times, 99)
}
