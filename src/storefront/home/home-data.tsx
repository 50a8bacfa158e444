import { useRouteLoaderData } from 'react-router'
import { getLocale } from '#paraglide/runtime.js'
import { shopData } from '../head/shop-data.ts'
import { ldScripts, StructuredData } from '../json-ld.tsx'
import type { Shell } from '../shell.ts'
import { localPath } from '../shop-link.tsx'

/** Once, on the home page: who the shop is. */
export function HomeData({ shopUrl }: { shopUrl: string }) {
  const shell = useRouteLoaderData<Shell>(`${getLocale()}/layout`)
  if (!shell) return null
  const home = () => new URL(shopUrl + localPath('/')).href
  return (
    <StructuredData html={import.meta.env.SSR ? ldScripts(shopData(shell, shopUrl, home())) : ''} />
  )
}
