import type { Pool } from 'pg'
import type { BenchShop } from '../support/bench-shop.ts'
import { load, median } from '../support/measure.ts'
import { megabytesOf } from '../support/megabytes.ts'
import { compared, limited, type Figure } from '../support/table.ts'
import { signUpOwner } from './owner.ts'

const connections = 32
const seconds = 5
const rounds = 3
/** What an export may add to the memory of a process. */
const mostMegabytes = 150

/**
 * All orders as a file, taken as fast as they come: how many a second, how much memory more the process needs, and what the storefront
 * serves meanwhile beside what it serves in quiet.
 */
export async function measureExport(bench: BenchShop, pool: Pool, url: string): Promise<Figure[]> {
  const shop = await bench.serve(url)
  try {
    const token = await signUpOwner(shop.origin, pool)
    const figures: Figure[] = []
    for (const format of ['csv', 'xlsx'])
      figures.push(...(await measureFormat({ shop, token, format })))
    return figures
  } finally {
    await shop.stop()
  }
}

interface Exporting {
  shop: Awaited<ReturnType<BenchShop['serve']>>
  token: string
  format: string
}

async function measureFormat({ shop, token, format }: Exporting): Promise<Figure[]> {
  const hot = async () =>
    (
      await load({
        url: shop.origin,
        connections,
        seconds,
        headers: { 'accept-encoding': 'br' },
      })
    ).perSecond
  const [quiet, busy] = [[] as number[], [] as number[]]
  await hot()
  const pid = shop.process.pid ?? 0
  const before = megabytesOf(pid)
  let peak = before
  const watching = setInterval(() => (peak = Math.max(peak, megabytesOf(pid))), 50)
  try {
    for (let round = 0; round < rounds; round++) {
      quiet.push(await hot())
      const taking = startExport(shop.origin, { token, format })
      busy.push(await hot())
      await taking.stop()
    }
    const whole = startExport(shop.origin, { token, format })
    const began = performance.now()
    const bytes = await whole.end
    const took = (performance.now() - began) / 1000
    return [
      limited(
        `${format} of all orders in ${took.toFixed(0)} s (${(bytes / 1e6).toFixed(0)} MB): memory more than ${before.toFixed(0)}`,
        'MB',
        peak - before,
        mostMegabytes,
      ),
      compared({
        name: `home page while all orders are exported as ${format}`,
        unit: 'requests/s',
        value: median(busy),
        reference: { name: 'in quiet', value: median(quiet) },
        least: 0.9,
      }),
    ]
  } finally {
    clearInterval(watching)
  }
}

/** Takes the file as fast as it comes, and keeps nothing of it. */
function startExport(origin: string, { token, format }: { token: string; format: string }) {
  const stopping = new AbortController()
  const end = take()
  end.catch(() => {})
  return {
    /** Answers how many bytes it was. */
    end,
    stop: async () => {
      stopping.abort()
      await end.catch(() => {})
    },
  }

  async function take(): Promise<number> {
    const answer = await fetch(`${origin}/api/orders/export?format=${format}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stopping.signal,
    })
    if (!answer.ok || !answer.body) throw new Error(`An export was answered with ${answer.status}`)
    let bytes = 0
    for await (const piece of answer.body) bytes += (piece as Uint8Array).length
    return bytes
  }
}
