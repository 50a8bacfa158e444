import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { listAddress } from '#pages/list/list-address.ts'
import { tagSchema } from '#shop/customers/contract.ts'
import {
  mostTagged,
  tagCustomers,
  type StayedCustomer,
} from '#shop/customers/work/tag-customers.ts'
import { admitActor } from '#shop/identity/roles/admit-actor.ts'
import type { Download } from '../begin-download.ts'

/** Keys of what is wrong with a field; the bar says them. */
export type BulkProblem = 'tag-wrong'

const problem = (key: BulkProblem) => key

/** What became of the customers who were ticked. */
export interface TaggedAnswer {
  tag: string
  done: number
  refused: StayedCustomer[]
}

/** Of each the id. A form says one alone as one word. */
const pick = z.union([z.uuid(), z.array(z.uuid()).max(mostTagged)]).optional()

const nonePicked = { outcome: 'refused', trouble: 'none-picked' } as const

const tagging = (isSet: boolean) =>
  formAction({
    schema: z.object({ pick, tag: z.string(problem('tag-wrong')).max(200, problem('tag-wrong')) }),
    moreProblems: (form): Record<string, string> =>
      tagSchema.safeParse(form.get('tag')).success ? {} : { tag: problem('tag-wrong') },
    run: async (
      { pick: ids = [], tag: typed },
      { shop, context },
    ): Promise<FormOutcome<TaggedAnswer>> => {
      const asked = { ids: [ids].flat(), tag: tagSchema.parse(typed), isSet }
      if (asked.ids.length === 0) return nonePicked
      const result = await tagCustomers(shop, personIn(context), asked)
      if (result.outcome !== 'done') return { outcome: 'refused', trouble: result.outcome }
      const { tagged: done, refused } = result
      return { outcome: 'done', answer: { tag: asked.tag, done, refused } }
    },
  })

/** What is done to the customers who are ticked; each button of the bar says one thing. */
export const bulkForms = {
  tag: tagging(true),
  untag: tagging(false),
  'export-ticked': formAction({
    schema: z.object({ pick }),
    run: async ({ pick: ids = [] }, { shop, context }): Promise<FormOutcome<Download>> => {
      const { actor, address } = personIn(context)
      const outcome = await admitActor(shop, actor, { permission: 'export-people', address })
      if (outcome !== 'admitted') return { outcome: 'refused', trouble: outcome }
      const customers = [ids].flat().join()
      if (customers === '') return nonePicked
      const href = listAddress('/api/customers/export', { customers })
      return { outcome: 'done', goTo: href, answer: { href } }
    },
  }),
}
