import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import type { Person } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { doAsked } from './do-work.ts'
import { beginUnlessRunning, recordEnd } from './record-run.ts'
import { mayAskFor, workNames, type AskableWork } from './works.ts'

/** Marks it as begun; `runNow` does it. */
export const askForWork = defineAction({
  allow: 'edit-settings',
  input: z.object({ name: z.enum(workNames.filter(mayAskFor)) }),
  run: async ({ database, input: { name }, now }) => {
    if (!(await beginUnlessRunning(database, name, now))) return { outcome: 'runs-already' }
    return {
      outcome: 'begun',
      change: {
        action: 'work-asked-for',
        subject: { type: 'work', id: name },
        before: {},
        after: { work: name },
        topics: [],
      },
    }
  },
})

const patienceMs = 3000

/** Does it at once. Who asked waits for a moment; what takes longer goes on, and the page tells how it went. */
export async function runNow(shop: Shop, by: Person, { name }: { name: AskableWork }) {
  const asked = await askForWork(shop, by, { name })
  if (asked.outcome !== 'begun') return asked
  const outcome = await Promise.race([
    doAndTell(shop, name),
    pause(patienceMs, 'running' as const, { ref: false }),
  ])
  return { outcome }
}

async function doAndTell(shop: Shop, name: AskableWork): Promise<'done' | 'failed'> {
  try {
    await recordEnd(shop, name, () => doAsked(shop, name))
    return 'done'
  } catch (error) {
    shop.log.warn({ err: error, work: name }, 'what staff asked for failed')
    return 'failed'
  }
}
