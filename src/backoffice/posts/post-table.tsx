import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { Moment } from '#ui/text/moment.tsx'
import { postEditPath } from './post-paths.ts'
import { stateBadges, stateNames } from './post-words.ts'
import type { ShownPost } from './shown-post.ts'

const columns: readonly Column<ShownPost>[] = [
  {
    title: m.posts_column_title,
    isMain: true,
    cell: ({ id, title, path }) => (
      <>
        <ShopLink
          to={postEditPath(id)}
          lang={langOf(title)}
          className="font-semibold break-words underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {title}
        </ShopLink>
        <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">
          {decodeURIComponent(path)}
        </span>
      </>
    ),
  },
  {
    title: m.posts_column_state,
    cell: (post) => (
      <span className="flex flex-wrap items-center gap-2">
        <State post={post} />
        {post.lacksBangla && <Badge kind="deal-wash">{m.posts_lacks_bangla()}</Badge>}
      </span>
    ),
  },
  {
    title: m.posts_column_changed,
    isMinor: true,
    cell: ({ updatedAt }) =>
      updatedAt && (
        <span className="text-sm text-ink-soft">
          <Moment at={updatedAt} withTime />
        </span>
      ),
  },
]

function State({ post: { state, publishedAt } }: { post: ShownPost }) {
  if (state === 'unwritten') return <Badge>{m.posts_unwritten()}</Badge>
  return (
    <>
      <Badge kind={stateBadges[state]}>{stateNames[state]()}</Badge>
      {state === 'planned' && publishedAt && (
        <span className="text-sm text-ink-soft">
          <Moment at={publishedAt} withTime />
        </span>
      )}
    </>
  )
}

export const PostTable = ({ label, posts }: { label: string; posts: readonly ShownPost[] }) => (
  <DataTable label={label} columns={columns} rows={posts} />
)
