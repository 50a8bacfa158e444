import { m } from '#paraglide/messages.js'
import type { PostProblem } from './post-schema.ts'

export const problemWords: Record<PostProblem, () => string> = {
  'title-missing': m.banners_title_missing,
  'summary-missing': m.posts_summary_missing,
  'body-missing': m.posts_body_missing,
  'too-long': m.banners_too_long,
  'slug-wrong': m.editor_slug_wrong,
  'slug-taken': m.posts_slug_taken,
  'moment-missing': m.editor_moment_missing,
  'unknown-product': m.posts_unknown_product,
}
