import { plainText } from '#ui/text/plain-text.ts'
import { localPath } from '#pages/shop-link.tsx'
import { postPath } from '#shop/content/posts/post.ts'
import { breadcrumbData } from '../head/breadcrumb-data.ts'
import { ldScripts, StructuredData } from '../head/json-ld.tsx'
import { PageHead, useShell } from '../page-head.tsx'
import type { CustomPage } from './load-custom-page.ts'
import { customPageData } from './custom-page-data.ts'

/** So much of the text stands for an introduction that nobody wrote. */
const shownOfText = 160

export function CustomPageHead({ page }: { page: CustomPage }) {
  const { shopName } = useShell()
  const { slug, shopUrl, title, intro, meta, picture } = page
  const path = postPath({ kind: 'page', slug })
  const description = meta.description || intro || plainText(page.body, shownOfText)
  const scripts = () => {
    const url = new URL(shopUrl + localPath(path)).href
    const steps = [{ name: title, url }]
    return ldScripts(customPageData({ page, description, url }), breadcrumbData(steps))
  }
  return (
    <>
      <PageHead
        title={meta.title || `${title} · ${shopName}`}
        description={description}
        path={path}
        shopUrl={shopUrl}
        picture={picture}
      />
      <StructuredData html={import.meta.env.SSR ? scripts() : ''} />
    </>
  )
}
