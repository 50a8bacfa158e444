import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import {
  usePendingUploads,
  useSaveAfterUploads,
  type PendingUploads,
} from '#pages/form/upload/pending-uploads.ts'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { localPath } from '#pages/shop-link.tsx'
import type { Picture } from '#shop/pictures/picture.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { ActionNotice } from '../../action-notice.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { SaveBar } from '../../forms/save-bar.tsx'
import { useUnsaved, useWatchedForm } from '../../forms/use-unsaved.ts'
import { PictureField } from '../../pictures/picture-field.tsx'
import { postEditPath, postsPath } from '../post-paths.ts'
import { postTroubles } from '../post-words.ts'
import type { EditedPost } from '../shown-post.ts'
import type { PostResult } from './post-action.ts'
import { PostFields } from './post-fields.tsx'
import type { PostProblem } from './post-schema.ts'

const problemWords: Record<PostProblem, () => string> = {
  'title-missing': m.banners_title_missing,
  'summary-missing': m.posts_summary_missing,
  'body-missing': m.posts_body_missing,
  'too-long': m.banners_too_long,
  'slug-wrong': m.editor_slug_wrong,
  'slug-taken': m.posts_slug_taken,
  'moment-missing': m.editor_moment_missing,
  'unknown-product': m.posts_unknown_product,
}

interface PostEditorProps {
  post: EditedPost
  shopUrl: string
  /** Without scripts: what was sent before. */
  sent: Picture | undefined
  answered: PostResult | undefined
  /** What was done before the page was opened, in words. */
  done: string | undefined
}

const hashOf = (picture: Picture | null) => picture?.hash ?? ''

/** One editor for pages and articles. */
export function PostEditor({ post, shopUrl, sent, answered, done }: PostEditorProps) {
  const [picture, setPicture] = useState(sent ?? post.picture)
  const [missing, setMissing] = useState(() => missingIn((name) => textOf(post, name)))
  const uploads = usePendingUploads()
  const form = useSaveAfterUploads(usePostForm(post, answered), uploads)
  const { unsaved, tell } = useUnsaved()
  const props = useWatchedForm('save', form, tell)
  const isChanged =
    unsaved.size > 0 || uploads.pending.size > 0 || hashOf(picture) !== hashOf(post.picture)
  return (
    <>
      <LeaveGuard isChanged={isChanged && !(form.isTaken && post.id === undefined)} />
      <form
        {...props}
        onInput={(event) => {
          props.onInput(event)
          const typed = new FormData(event.currentTarget)
          setMissing(missingIn((name) => String(typed.get(name) ?? '')))
        }}
        className="flex min-w-0 flex-col gap-5"
      >
        <input type="hidden" name="kind" value={post.kind} />
        <input type="hidden" name="picture" value={hashOf(picture)} />
        <input type="hidden" name="unshownProducts" value={post.unshownProducts} />
        {post.version !== undefined && <input type="hidden" name="version" value={post.version} />}
        <ActionNotice
          result={form.result}
          done={form.result ? form.isTaken && m.posts_saved() : done}
          words={postTroubles}
          className="empty:hidden [&:not(:has(p,output:not(:empty)))]:hidden"
        />
        <PostFields post={post} form={form} shopUrl={shopUrl} missing={missing} />
        <SaveBar form={form} name="save" cancelTo={postsPath} />
      </form>
      <PictureCard
        picture={picture}
        answered={resultOf(answered, 'picture')}
        uploads={uploads}
        onChange={setPicture}
      />
    </>
  )
}

const pairs = [
  ['title', 'titleBn'],
  ['summary', 'summaryBn'],
  ['body', 'bodyBn'],
] as const

type Paired = (typeof pairs)[number][number]

const textOf = ({ fields }: EditedPost, name: Paired) => fields[name]

/** Said in English, and not in Bangla. */
const missingIn = (said: (name: Paired) => string): ReadonlySet<string> =>
  new Set(
    pairs.flatMap(([english, bangla]) =>
      said(english).trim() !== '' && said(bangla).trim() === '' ? [bangla] : [],
    ),
  )

/** A new one has a page of its own from then on. */
function usePostForm(post: EditedPost, answered: PostResult | undefined) {
  const form = usePageForm<string, PostProblem>({
    id: 'post',
    lastResult: resultOf(answered, 'save'),
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./post-schema.ts')] as const
      const [{ checkBy }, { postFormSchema }] = await Promise.all(load)
      return checkBy(postFormSchema)
    },
    words: problemWords,
  })
  const navigate = useNavigate()
  const result: PostResult | undefined = form.result
  const made = form.isTaken && post.id === undefined ? result?.answer?.id : undefined
  useEffect(() => {
    if (made !== undefined) void navigate(localPath(`${postEditPath(made)}?done=saved`))
  }, [made, navigate])
  return form
}

interface PictureCardProps {
  picture: Picture | null
  answered: PostResult | undefined
  uploads: PendingUploads
  onChange: (picture: Picture | null) => void
}

const PictureCard = ({ picture, answered, uploads, onChange }: PictureCardProps) => (
  <DashboardCard id="post-picture" title={m.categories_picture()}>
    <PictureField
      slot="picture"
      label={m.categories_picture_file()}
      hint={m.posts_picture_hint()}
      optional
      picture={picture}
      answered={answered}
      error={undefined}
      onSent={onChange}
      uploads={uploads}
      remove={{ text: m.categories_picture_remove(), onPress: () => onChange(null) }}
    >
      {picture && (
        <PictureView
          picture={picture}
          alt=""
          sizes="320px"
          widths={[320, 640]}
          className="aspect-video w-80 max-w-full rounded-control border border-line"
        />
      )}
    </PictureField>
  </DashboardCard>
)
