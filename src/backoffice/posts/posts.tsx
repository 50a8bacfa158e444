import { m } from '#paraglide/messages.js'
import { isTaken } from '#pages/form/form-result.ts'
import { usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { languageOfPath } from '#pages/language.ts'
import { listHref, readListQuery } from '#pages/list/list-query.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { ListSearch } from '#pages/list/list-search.tsx'
import { ListTabs } from '#pages/list/list-tabs.tsx'
import { Paging } from '#pages/list/paging.tsx'
import { countText } from '#pages/money/taka.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { countPosts, listPosts, postsOnPage } from '#shop/content/posts/list-posts.ts'
import { postKinds } from '#shop/content/posts/post.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { shopContext } from '../../shop-context.ts'
import { ActionNotice } from '../action-notice.tsx'
import { StepNotice } from '../calls/step-notice.tsx'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/posts'
import { newPosts, postEditPath, postsPath } from './post-paths.ts'
import { PostTable } from './post-table.tsx'
import { kindNames, newWords, postTroubles } from './post-words.ts'
import { postsAction, type PostsResult } from './posts-action.ts'
import { showListed, unwritten } from './shown-post.ts'

export const handle = {
  mayOpen: 'edit-content',
  menu: { icon: 'page', text: m.posts_title, group: 'management' },
} satisfies PageHandle

const shape = { choices: { kind: postKinds } } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const language = languageOfPath(url.pathname)
  const { q, page, kind = 'page' } = readListQuery(url.searchParams, shape)
  const [posts, fitting, pages, articles] = await Promise.all([
    listPosts(shop, { kind, q, page }),
    countPosts(shop, { kind, q }),
    countPosts(shop, { kind: 'page' }),
    countPosts(shop, { kind: 'article' }),
  ])
  const written = new Set(posts.map(({ slug }) => slug))
  const isWholeList = kind === 'page' && q === '' && fitting === posts.length
  const others = isWholeList ? unwritten(written, language) : []
  return {
    kind,
    q,
    page,
    pages: Math.ceil(fitting / postsOnPage),
    counts: { page: isWholeList ? pages + others.length : pages, article: articles },
    posts: [...posts.map((post) => showListed(post, language, shop.now())), ...others],
  }
}

export const action = postsAction

/** Pages of the shop and articles of its blog: drafts, what is planned, and what shoppers read. */
export default function Posts({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, q, page, pages, posts } = loaderData
  const form = usePageForm<string>({ id: 'posts', lastResult: actionData, words: {} })
  return (
    <Page
      title={m.posts_title()}
      intro={m.posts_intro()}
      beside={
        <ShopButtonLink to={postEditPath(newPosts[kind])} aria-keyshortcuts="n">
          <Icon name="plus" />
          {newWords[kind]()}
        </ShopButtonLink>
      }
    >
      <Notices form={form} />
      <ListTabs label={m.posts_tabs()} tabs={tabsOf(loaderData)} />
      <ListSearch
        action={localPath(postsPath)}
        label={m.posts_search()}
        kept={{ kind }}
        q={{ label: m.posts_search_hint(), value: q }}
        choices={[]}
      />
      <ListCard
        rows={posts.length > 0 && <PostTable label={kindNames[kind]()} posts={posts} />}
        empty={
          <EmptyState icon="page" title={q ? m.posts_none_fit() : m.posts_none()}>
            {q ? m.inbox_none_fit_text() : m.posts_none_text()}
          </EmptyState>
        }
      />
      <Paging
        page={page}
        pages={pages}
        hrefOf={(at) => listHref(postsPath, { kind, q, page: at })}
      />
    </Page>
  )
}

const tabsOf = ({ kind: current, counts }: Route.ComponentProps['loaderData']) =>
  postKinds.map((kind) => ({
    to: listHref(postsPath, { kind: kind === 'page' ? undefined : kind }),
    text: kindNames[kind](),
    count: countText(counts[kind]),
    isCurrent: kind === current,
  }))

function Notices({ form }: { form: PageForm }) {
  const result: PostsResult | undefined = form.result
  const deleted = result?.answer
  return (
    <>
      <ActionNotice
        result={result}
        words={postTroubles}
        className="[&:not(:has(p,output:not(:empty)))]:hidden"
      />
      <StepNotice
        result={result}
        done={isTaken(result) && doneWords[result?.form ?? '']?.()}
        undo={{ form, fields: deleted?.id === undefined ? [] : Object.entries(deleted) }}
      />
    </>
  )
}

const doneWords: Readonly<Record<string, () => string>> = {
  delete: m.posts_deleted,
  undo: m.posts_restored,
}
