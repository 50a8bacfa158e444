import type { PageForm } from '#pages/form/use-page-form.ts'
import type { EditedPost, PostField } from '../shown-post.ts'
import type { PostProblem } from './post-schema.ts'

export interface PostFieldsProps {
  post: EditedPost
  form: PageForm<PostProblem>
  shopUrl: string
  /** What stands in English alone, as it is typed. */
  missing: ReadonlySet<string>
}

/** What a field of the form begins with, and what is wrong with it. */
export type FieldOf = (name: PostField) => {
  id: string
  name: string
  error: string | undefined
  defaultValue: string
  autoComplete: string
}
