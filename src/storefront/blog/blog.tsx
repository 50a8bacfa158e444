import { redirect } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { personalPage, publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/blog'
import { ArticleCard } from './article-card.tsx'
import { BlogHead } from './blog-head.tsx'
import { blogHref, namesPage, readPage } from './blog-href.ts'
import { loadBlog } from './load-blog.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { Paging } from '#pages/list/paging.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const result = await loadBlog(context.get(shopContext), {
    page: readPage(searchParams),
    language,
  })
  if (result.outcome === 'behind-the-last-page')
    throw redirect(pathInLanguage(blogHref(result.pages), language))
  publicPage(context, ['content'], result.staleFrom)
  if (!namesPage(searchParams)) personalPage(context)
  return result.blog
}

export default function Blog({ loaderData: blog }: Route.ComponentProps) {
  const { articles, intro, page, pages } = blog
  const title = blog.title || m.header_blogs()
  const [first, ...others] = articles
  return (
    <div className="page-width pt-4 md:pt-8">
      <BlogHead blog={blog} />
      <h1 lang={langOf(title)} className="text-2xl font-semibold md:text-3xl">
        {title}
      </h1>
      {intro && (
        <p lang={langOf(intro)} className="mt-2 max-w-prose text-lg text-ink-soft">
          {intro}
        </p>
      )}
      {first ? (
        <section
          aria-label={m.blog_articles()}
          className="mt-5 flex flex-col gap-4 md:mt-8 md:gap-6"
        >
          <ArticleCard article={first} isLarge />
          <ul className="grid gap-4 min-[40rem]:grid-cols-2 md:gap-6 lg:grid-cols-3">
            {others.map((article) => (
              <li key={article.slug}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
          <Paging page={page} pages={pages} hrefOf={blogHref} />
        </section>
      ) : (
        <EmptyState
          icon="clock"
          title={m.blog_empty()}
          action={<ShopButtonLink to="/shop">{m.error_to_shop()}</ShopButtonLink>}
        >
          {m.blog_empty_text()}
        </EmptyState>
      )}
      <div className="mt-8 md:mt-14">
        <NewsletterSection />
      </div>
    </div>
  )
}
