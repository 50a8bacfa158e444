import { m } from '#paraglide/messages.js'
import { breadcrumbData } from '../head/breadcrumb-data.ts'
import { ldScripts, StructuredData } from '../head/json-ld.tsx'
import { PageHead, useShell } from '../page-head.tsx'
import { localPath } from '#pages/shop-link.tsx'
import { blogHref } from './blog-href.ts'
import type { Blog } from './load-blog.ts'

export function BlogHead({ blog }: { blog: Blog }) {
  const { articles, intro, meta, page, pages, shopUrl } = blog
  const { shopName } = useShell()
  const name = blog.title || m.header_blogs()
  const named = page > 1 ? `${name}, ${m.shop_page_title({ n: page })}` : name
  const urlOf = (of: string) => new URL(shopUrl + localPath(of)).href
  const steps = [{ name, url: urlOf('/blog') }]
  return (
    <>
      <PageHead
        title={titleOf(blog, `${named} · ${shopName}`)}
        description={meta.description || intro || m.blog_description({ shop: shopName })}
        path={blogHref(page)}
        shopUrl={shopUrl}
        picture={articles[0]?.picture}
      />
      <StructuredData html={import.meta.env.SSR ? ldScripts(breadcrumbData(steps)) : ''} />
      {page > 1 && <link rel="prev" href={urlOf(blogHref(page - 1))} />}
      {page < pages && <link rel="next" href={urlOf(blogHref(page + 1))} />}
    </>
  )
}

/** Older articles are not what the merchant's own title is about. */
const titleOf = ({ page, meta }: Blog, without: string) => (page === 1 && meta.title) || without
