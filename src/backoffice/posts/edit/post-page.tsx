import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { useArrival } from '#pages/notices/use-arrival.ts'
import { findSlugs } from '#shop/catalog/listings/find-slugs.ts'
import { Button } from '#ui/button.tsx'
import { shopContext } from '../../../shop-context.ts'
import { Page } from '../../layout/page.tsx'
import { loadSentPictures } from '../../pictures/taking-picture.ts'
import { historyPath, newKind, postsPath } from '../post-paths.ts'
import { newWords } from '../post-words.ts'
import { blankFixed, blankPost, showEdited, type EditedPost } from '../shown-post.ts'
import type { Route } from './+types/post-page'
import { pictureSlots, postAction } from './post-action.ts'
import { PostEditor } from './post-editor.tsx'
import { isId } from '#platform/text/is-id.ts'
import { findFixedPage, findWholePost, type WholePost } from '#shop/content/posts/list-posts.ts'
import { fixedPages, type FixedPage } from '#shop/content/posts/post.ts'
import type { Shop } from '#shop/shop.ts'

export const handle = { mayOpen: 'edit-content', parent: postsPath } satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const kind = newKind(params.post)
  const named = kind ? undefined : await findNamedPost(shop, params.post)
  if (!kind && !named) throw data(null, { status: 404 })
  const { picture } = await loadSentPictures(shop, url.searchParams, pictureSlots)
  const around = {
    sent: picture,
    shopUrl: shop.environment.shopUrl,
    done: url.searchParams.get('done'),
  }
  if (kind) return { ...around, post: blankPost(kind) }
  if (named?.post === undefined) return { ...around, post: blankFixed(named?.name ?? 'about-us') }
  const slugs = await findSlugs(shop, named.post.productIds)
  return { ...around, post: showEdited(named.post, { slugs, now: shop.now() }) }
}

export const action = postAction

export { NoPost as ErrorBoundary } from '../no-post.tsx'

const doneWords: Readonly<Record<string, () => string>> = {
  saved: m.posts_saved,
  reverted: m.posts_reverted,
}

/** One page or article, or a new one: its texts in both languages, its picture, where and since when it is read. */
export default function PostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { post, done: cameFrom, ...rest } = loaderData
  const done = useArrival(cameFrom)
  const { title, titleBn } = post.fields
  return (
    <Page
      title={title === '' ? newWords[post.kind]() : inLanguage(getLocale(), title, titleBn || null)}
      intro={m.posts_edit_intro()}
      beside={<Links post={post} />}
    >
      <PostEditor
        key={post.id ?? post.kind}
        post={post}
        {...rest}
        answered={actionData}
        done={doneWords[done ?? '']?.()}
      />
      <DeletePanel post={post} />
    </Page>
  )
}

const Links = ({ post: { id, path } }: { post: EditedPost }) => (
  <div className="flex flex-wrap gap-2">
    {path !== undefined && (
      <ShopButtonLink variant="quiet" to={path} reloadDocument>
        {m.editor_look()}
      </ShopButtonLink>
    )}
    {id !== undefined && (
      <ShopButtonLink variant="quiet" to={historyPath(id)}>
        {m.posts_preview_and_history()}
      </ShopButtonLink>
    )}
  </div>
)

/** The list answers, with the way to take it back. */
function DeletePanel({ post: { id, version, kind, isFixed } }: { post: EditedPost }) {
  if (id === undefined || isFixed) return null
  return (
    <details className="rounded-card border border-line bg-surface p-4 md:px-6">
      <summary className="cursor-pointer font-semibold">{m.posts_delete()}</summary>
      <form
        method="post"
        action={localPath(kind === 'page' ? postsPath : `${postsPath}?kind=${kind}`)}
        className="mt-3"
      >
        <p className="mb-4 text-ink-soft">{m.posts_delete_text()}</p>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Button type="submit" name="what" value="delete" variant="quiet">
          {m.posts_delete()}
        </Button>
      </form>
    </details>
  )
}

interface NamedPost {
  /** Nothing where it has a place in the shop and nobody has written it yet. */
  post: WholePost | undefined
  name?: FixedPage
}

/** By its id, or by the name of its place. */
async function findNamedPost(shop: Shop, named: string): Promise<NamedPost | undefined> {
  const name = fixedPages.find((one) => one === named)
  if (name) return { post: await findFixedPage(shop, name), name }
  const post = isId(named) ? await findWholePost(shop, named) : undefined
  return post && { post }
}
