import { data } from 'react-router'
import { z } from 'zod'
import { isId } from '#platform/text/is-id.ts'
import { personIn } from '#pages/account-context.ts'
import { formAction } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { postKinds } from '#shop/content/posts/post.ts'
import { revertPost } from '#shop/content/posts/revert-post.ts'
import { postEditPath } from '../post-paths.ts'

const number = z.coerce.number().int().min(1).max(2_000_000_000)

/** Goes back to what was saved before. */
export const historyAction = formAction({
  schema: z.object({ kind: z.enum(postKinds), version: number, to: number }),
  run: async (asked, { shop, context, params: { post: id = '' }, request }) => {
    if (!isId(id)) throw data(null, { status: 404 })
    const { outcome } = await revertPost(shop, personIn(context), { ...asked, id })
    if (outcome !== 'reverted') return { outcome: 'refused', trouble: outcome }
    const language = languageOfPath(new URL(request.url).pathname)
    return {
      outcome: 'done',
      goTo: pathInLanguage(`${postEditPath(id)}?done=reverted`, language),
    }
  },
})
