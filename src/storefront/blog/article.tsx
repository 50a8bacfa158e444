import { data, redirect } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/article'
import { ArticleCard, ArticleFacts } from './article-card.tsx'
import { ArticleHead } from './article-head.tsx'
import { loadArticle } from './load-article.ts'
import { articlePath, type ShownArticle } from './shown-article.ts'
import { ProductRow } from '../product-cards/product-list.tsx'
import { Section } from '../product-cards/section.tsx'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { ShareButton } from '../product/share-button.tsx'
import { Prose } from '../text/prose.tsx'
import { Steps } from '../layout/steps.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const result = await loadArticle(context.get(shopContext), params.article, language)
  switch (result.outcome) {
    case 'not-found':
      throw data(null, { status: 404 })
    case 'moved':
      publicPage(context, ['content'])
      throw redirect(pathInLanguage(articlePath(result.slug), language), 301)
    case 'found':
      publicPage(context, ['content', ...result.topics], result.staleFrom)
      return result.shown
  }
}

export default function Article({ loaderData: article }: Route.ComponentProps) {
  const { title, picture, products, more } = article
  return (
    <div className="page-width pt-2 md:pt-4">
      <ArticleHead article={article} />
      <Steps steps={[{ path: '/blog', text: m.header_blogs() }]} current={title} />
      <article className="mx-auto max-w-4xl">
        <ArticleTop article={article} />
        {picture && (
          <PictureView
            picture={picture}
            alt=""
            widths={[320, 480, 640, 960, 1280]}
            sizes="(min-width: 60rem) 896px, 94vw"
            priority
            className="mt-5 aspect-video rounded-card md:mt-8"
          />
        )}
        <div className="mx-auto mt-6 max-w-[42rem] md:mt-8 md:text-lg">
          <Prose html={article.body} language={article.bodyLanguage} />
        </div>
      </article>
      <ProductRow
        title={m.blog_products()}
        className="mt-10 md:mt-14"
        list={{ id: 'article', name: 'Goods in an article' }}
        products={products}
      />
      {more.length > 0 && (
        <Section title={m.blog_more()} all="/blog" className="mt-10 md:mt-14">
          <ul className="grid gap-4 min-[40rem]:grid-cols-2 md:gap-6 lg:grid-cols-3">
            {more.map((other) => (
              <li key={other.slug} className="last:odd:min-[40rem]:max-lg:hidden">
                <ArticleCard article={other} heading="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

function ArticleTop({ article }: { article: ShownArticle }) {
  const { title, summary } = article
  return (
    <header className="mx-auto max-w-[42rem]">
      <div className="flex items-start justify-between gap-3">
        <h1
          lang={langOf(title)}
          className="min-w-0 text-2xl font-semibold [overflow-wrap:anywhere] md:text-3xl"
        >
          {title}
        </h1>
        <ShareButton name={title} />
      </div>
      <p lang={langOf(summary)} className="mt-2 text-lg text-ink-soft">
        {summary}
      </p>
      <div className="mt-2">
        <ArticleFacts article={article} />
      </div>
    </header>
  )
}
