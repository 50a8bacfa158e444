import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { listHref } from '#pages/list/list-query.ts'
import { countText } from '#pages/money/taka.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { shopContext } from '../../../shop-context.ts'
import { ActionNotice } from '../../action-notice.tsx'
import { Page } from '../../layout/page.tsx'
import { historyPath, postEditPath, postsPath } from '../post-paths.ts'
import { postTroubles } from '../post-words.ts'
import type { Route } from './+types/history-page'
import { historyAction } from './history-action.ts'
import { PostPreview } from './post-preview.tsx'
import { loadHistory } from './shown-versions.ts'
import { VersionList } from './version-list.tsx'

export const handle = { mayOpen: 'edit-content', parent: postsPath } satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const wanted = { id: params.post, query: url.searchParams }
  const history = await loadHistory(context.get(shopContext), wanted)
  if (!history) throw data(null, { status: 404 })
  return history
}

export const action = historyAction

export { NoPost as ErrorBoundary } from '../no-post.tsx'

/** What was saved, as shoppers would read it, and the way back to it. */
export default function HistoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { post, shown, versions, next } = loaderData
  const form = usePageForm({ id: 'revert', lastResult: actionData, words: {} })
  const title = inLanguage(getLocale(), post.title, post.titleBn)
  return (
    <Page
      title={m.posts_history_of({ title })}
      intro={m.posts_history_intro()}
      beside={
        <ShopButtonLink variant="quiet" to={postEditPath(post.id)}>
          {m.posts_edit()}
        </ShopButtonLink>
      }
    >
      <ActionNotice
        result={form.result}
        done={form.isTaken && m.posts_reverted()}
        words={postTroubles}
        className="empty:hidden [&:not(:has(p,output:not(:empty)))]:hidden"
      />
      <DashboardCard
        id="post-preview"
        title={
          shown.version === undefined
            ? m.posts_preview()
            : m.posts_preview_of({ n: countText(shown.version) })
        }
      >
        <PostPreview pages={shown.pages} />
      </DashboardCard>
      <DashboardCard id="post-history" title={m.editor_history()}>
        <VersionList post={post} shown={shown.version} versions={versions} form={form} />
        {next !== undefined && (
          <ShopButtonLink
            variant="quiet"
            to={listHref(historyPath(post.id), { before: next })}
            className="mt-4"
          >
            {m.posts_older()}
          </ShopButtonLink>
        )}
      </DashboardCard>
    </Page>
  )
}
