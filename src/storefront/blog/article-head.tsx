import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { breadcrumbData } from '../head/breadcrumb-data.ts'
import { ldScripts, StructuredData } from '../head/json-ld.tsx'
import { largeJpeg, PageHead, useShell } from '../page-head.tsx'
import { localPath } from '#pages/shop-link.tsx'
import { articleData } from './article-data.ts'
import type { WholeArticle } from './load-article.ts'
import { articlePath } from './shown-article.ts'

export function ArticleHead({ article }: { article: WholeArticle }) {
  const shop = useShell()
  const { title, summary, slug, shopUrl, picture, publishedAt, updatedAt, meta } = article
  return (
    <>
      <PageHead
        title={meta.title || `${title} · ${shop.shopName}`}
        description={meta.description || summary}
        path={articlePath(slug)}
        shopUrl={shopUrl}
        picture={picture}
        kind="article"
      />
      <meta property="article:published_time" content={publishedAt} />
      <meta property="article:modified_time" content={updatedAt} />
      <StructuredData html={import.meta.env.SSR ? scriptsOf(article, shop) : ''} />
    </>
  )
}

function scriptsOf(article: WholeArticle, shop: ReturnType<typeof useShell>): string {
  const { shopUrl, slug, title, picture } = article
  const urlOf = (path: string) => new URL(shopUrl + localPath(path)).href
  const own = urlOf(articlePath(slug))
  const data = articleData({
    article,
    shop,
    url: own,
    image: picture ? shopUrl + largeJpeg(picture) : `${shopUrl}/icons/share.png`,
    language: getLocale(),
  })
  const steps = [
    { name: m.header_blogs(), url: urlOf('/blog') },
    { name: title, url: own },
  ]
  return ldScripts(data, breadcrumbData(steps))
}
