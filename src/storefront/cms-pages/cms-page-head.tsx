import { useRouteLoaderData } from 'react-router'
import { getLocale } from '#paraglide/runtime.js'
import { breadcrumbData } from '../head/breadcrumb-data.ts'
import { ldScripts, StructuredData } from '../head/json-ld.tsx'
import { PageHead, useShell } from '../page-head.tsx'
import type { Shell } from '../layout/shell.ts'
import { localPath } from '#pages/shop-link.tsx'
import type { CmsPage } from './load-cms-page.ts'
import { cmsPageData } from './cms-page-data.ts'

interface CmsPageHeadProps {
  page: CmsPage
  kind: 'AboutPage' | 'ContactPage'
  name: string
  path: string
  /** Where the merchant wrote no introduction. */
  description: string
}

export function CmsPageHead({ page, kind, name, path, ...rest }: CmsPageHeadProps) {
  const { shopName } = useShell()
  const shell = useRouteLoaderData<Shell>(`${getLocale()}/layout`)
  const description = page.meta.description || page.intro || rest.description
  const { shopUrl } = page
  const scripts = () => {
    const url = new URL(shopUrl + localPath(path)).href
    const data = shell && cmsPageData({ kind, name, description, url, shopUrl, shell })
    return ldScripts(...(data ? [data] : []), breadcrumbData([{ name, url }]))
  }
  return (
    <>
      <PageHead
        title={page.meta.title || `${name} · ${shopName}`}
        description={description}
        path={path}
        shopUrl={shopUrl}
        picture={page.picture}
      />
      <StructuredData html={import.meta.env.SSR ? scripts() : ''} />
    </>
  )
}
