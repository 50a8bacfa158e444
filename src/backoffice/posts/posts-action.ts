import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { deletePost, restorePost } from '#shop/content/posts/delete-post.ts'
import { postKinds } from '#shop/content/posts/post.ts'

/** What was deleted, as the form that takes it back sends it. */
interface Deleted {
  kind: string
  id: string
  version: string
}

export type PostsResult = FormResult & { answer?: Partial<Deleted> }

const edited = z.object({
  kind: z.enum(postKinds),
  id: z.uuid(),
  version: z.coerce.number().int().min(1),
})

const refusal = (trouble: string): FormOutcome<Partial<Deleted>> => ({
  outcome: 'refused',
  trouble,
})

/** What is done on the list. */
export const postsAction = formActions<Partial<Deleted>>({
  delete: formAction<typeof edited, Partial<Deleted>>({
    schema: edited,
    run: async (asked, { shop, context }) => {
      const result = await deletePost(shop, personIn(context), asked)
      if (result.outcome !== 'deleted') return refusal(result.outcome)
      const { kind, id } = asked
      return { outcome: 'done', answer: { kind, id, version: String(result.version) } }
    },
  }),
  undo: formAction<typeof edited, Partial<Deleted>>({
    schema: edited,
    run: async (asked, { shop, context }) => {
      const { outcome } = await restorePost(shop, personIn(context), asked)
      return outcome === 'restored' ? { outcome: 'done' } : refusal(outcome)
    },
  }),
})
