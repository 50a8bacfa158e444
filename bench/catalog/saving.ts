import type { Pool } from 'pg'
import { median, percentile } from '../support/measure.ts'
import { limited, type Figure } from '../support/table.ts'

/** Where a shop answers, and who asks. */
export interface Caller {
  origin: string
  token: string
}

const turns = 60
const longestMs = 10_000

export async function call<Answer>(
  { origin, token }: Caller,
  path: string,
  { method = 'GET', body }: { method?: string; body?: object } = {},
): Promise<Answer> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok)
    throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`)
  return answer.json() as Promise<Answer>
}

interface Edited {
  slug: string
  version: number
  variants: { sku: string; priceInPaisa: number }[]
}

/** From the moment in which somebody saves a product until a shopper who asks again and again sees it. */
export async function measureSaving(caller: Caller, pool: Pool): Promise<Figure[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM products WHERE slug LIKE 'bench-%' AND status = 'active' ORDER BY md5(id::text) LIMIT ${turns}`,
  )
  const times: number[] = []
  for (const [turn, { id }] of rows.entries()) times.push(await saveAndLook(caller, { id, turn }))
  return [
    limited('a product saved until a shopper sees it, median', 'ms', median(times), 100),
    limited('a product saved until a shopper sees it, slowest', 'ms', percentile(times, 100), 1000),
  ]
}

async function saveAndLook(caller: Caller, { id, turn }: { id: string; turn: number }) {
  const { slug, version, variants } = await call<Edited>(caller, `/products/${id}`)
  const look = async () => (await fetch(`${caller.origin}/product/${slug}`)).text()
  await look()
  const name = `Saved just now ${turn}`
  const body = {
    version,
    name,
    variants: variants.map(({ sku, priceInPaisa }) => ({ sku, priceInPaisa })),
  }
  const began = performance.now()
  await call(caller, `/products/${id}`, { method: 'PUT', body })
  while (!(await look()).includes(name))
    if (performance.now() - began > longestMs)
      throw new Error(`Nobody sees ${slug} as it was saved`)
  return performance.now() - began
}
