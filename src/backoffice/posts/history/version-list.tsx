import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { listHref } from '#pages/list/list-query.ts'
import { countText } from '#pages/money/taka.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import type { PostKind, PostTexts } from '#shop/content/posts/post.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { authorName } from '../../author-words.ts'
import { historyPath } from '../post-paths.ts'
import type { ShownVersion } from './shown-versions.ts'

interface VersionListProps {
  post: { id: string; kind: PostKind; version: number }
  /** The one that is looked at; nothing for the one that stands. */
  shown: number | undefined
  versions: readonly ShownVersion[]
  form: PageForm
}

const fieldNames: Record<keyof PostTexts, () => string> = {
  title: m.banners_title_en,
  titleBn: m.banners_title_bn,
  summary: m.posts_summary_en,
  summaryBn: m.posts_summary_bn,
  body: m.posts_body_en,
  bodyBn: m.posts_body_bn,
  metaTitle: m.posts_meta_title_en,
  metaTitleBn: m.posts_meta_title_bn,
  metaDescription: m.posts_meta_description_en,
  metaDescriptionBn: m.posts_meta_description_bn,
  picture: m.categories_picture,
  productIds: m.posts_products,
}

/** What was saved, by whom and when: the latest first. */
export function VersionList({ post, shown, versions, form }: VersionListProps) {
  const [latest] = versions
  return (
    <ol className="flex flex-col gap-4">
      {versions.map((version) => (
        <li
          key={version.version}
          className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 pl-4 ${version.version === (shown ?? latest?.version) ? 'border-brand' : 'border-line'}`}
        >
          <div className="min-w-0 flex-1 basis-64">
            <p className="flex flex-wrap items-center gap-x-2 font-medium">
              {m.posts_version({ n: countText(version.version) })}
              {shown === version.version && <Badge kind="brand">{m.posts_looked_at()}</Badge>}
            </p>
            <p className="text-sm text-ink-soft">
              {m.edit_changed_by({ who: authorName(version.author) })} ·{' '}
              <Moment at={version.at} withTime />
            </p>
            <p className="text-sm [overflow-wrap:anywhere]">{changedWords(version)}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <ShopButtonLink
              variant="plain"
              to={listHref(historyPath(post.id), { version: version.version })}
            >
              {m.posts_look_at({ n: countText(version.version) })}
            </ShopButtonLink>
            {version.version !== post.version && (
              <Revert post={post} to={version.version} form={form} />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

const changedWords = ({ fields }: ShownVersion): string =>
  fields.length === 0
    ? m.posts_changed_place()
    : [...new Set(fields.map((field) => fieldNames[field]()))].join(', ')

function Revert({ post, to, form }: { to: number } & Pick<VersionListProps, 'post' | 'form'>) {
  const { ref: _, ...props } = form.props
  return (
    <form {...props}>
      <input type="hidden" name="kind" value={post.kind} />
      <input type="hidden" name="version" value={post.version} />
      <input type="hidden" name="to" value={to} />
      <Button type="submit" variant="quiet" busy={form.sending?.get('to') === String(to)}>
        {m.posts_go_back_to({ n: countText(to) })}
      </Button>
    </form>
  )
}
