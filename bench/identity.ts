import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { BenchShop } from './support/bench-shop.ts'
import { LightClient } from './support/light-client.ts'
import { median, repeat } from './support/measure.ts'
import { password, signUp } from './support/sign-up.ts'
import { compared, type Figures } from './support/table.ts'

/** As many as the shop hashes at once; more would wait in a line. */
const people = 2
const askers = 16
const seconds = 2
const rounds = 3

/**
 * Sign-ins beside the bare check of the password hash, which should be nearly all of their cost; and a call with an
 * access token, which reads whether the session still stands, beside an open one that reads once, too.
 */
export async function* measureIdentity(bench: BenchShop): Figures {
  const shop = await bench.serve(bench.url)
  try {
    const accounts = await Promise.all(
      Array.from({ length: people }, (_, number) => signUp(shop.origin, String(number))),
    )
    const hash = await hashPassword(password)
    const signIns = await inTurns(
      () =>
        load(shop.origin, people, (client, worker) =>
          client.post(
            '/api/auth/sign-in',
            JSON.stringify({ email: accounts[worker]?.email, password }),
            '',
          ),
        ),
      () =>
        repeat(people, seconds, async () => {
          await verifyPassword({ hash, password })
        }).then(({ perSecond }) => perSecond),
    )
    yield compared({
      name: 'sign-in',
      unit: 'sign-ins/s',
      value: signIns.ours,
      reference: { name: 'bare password hash', value: signIns.reference },
      least: 0.5,
    })
    const token = accounts[0]?.token ?? ''
    const calls = await inTurns(
      () =>
        load(shop.origin, askers, (client) =>
          client.get('/api/auth/session', `authorization: Bearer ${token}\r\n`),
        ),
      () => load(shop.origin, askers, (client) => client.get('/api/order?trackingId=nothing234')),
    )
    yield compared({
      name: 'authorized call (who I am)',
      unit: 'requests/s',
      value: calls.ours,
      reference: { name: 'open call (an order that is not there)', value: calls.reference },
      least: 0.5,
    })
  } finally {
    await shop.stop()
  }
}

/** So that a noisy moment of the machine falls on both; the median of the rounds counts. */
async function inTurns(ours: () => Promise<number>, reference: () => Promise<number>) {
  const perSecond = { ours: [] as number[], reference: [] as number[] }
  await ours()
  for (let round = 0; round < rounds; round++) {
    perSecond.ours.push(await ours())
    perSecond.reference.push(await reference())
  }
  return { ours: median(perSecond.ours), reference: median(perSecond.reference) }
}

/** Answers how many calls succeeded in a second. */
async function load(
  origin: string,
  workers: number,
  call: (client: LightClient, worker: number) => Promise<number>,
): Promise<number> {
  const clients = Array.from({ length: workers }, () => new LightClient(origin))
  try {
    const { perSecond } = await repeat(workers, seconds, async (_, worker) => {
      const client = clients[worker]
      const status = client && (await call(client, worker))
      if (status !== 200) throw new Error(`The shop answered ${status}`)
    })
    return perSecond
  } finally {
    for (const client of clients) client.close()
  }
}
