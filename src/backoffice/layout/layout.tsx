import type { ReactNode } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { siteMapContext, type MenuEntry } from '#pages/site-map.ts'
import { useParent } from '#pages/use-parent.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/spinner.tsx'
import { ToastRegion } from '#ui/toast/toast-region.tsx'
import { shopContext } from '../../shop-context.ts'
import { accountContext } from '#pages/account-context.ts'
import { DashboardError } from '#pages/dashboard-error.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import { useStoredSession } from '#storefront/account/layout/use-stored-session.ts'
import { languageOfPath } from '#pages/language.ts'
import type { Route } from './+types/layout'
import { Navigation } from './navigation.tsx'

/** There must be one, or on its way from page to page the browser would not ask, and nobody would be turned away. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(accountContext)
  const { shopName } = await loadSettings(context.get(shopContext))
  const language = languageOfPath(new URL(request.url).pathname)
  const { staff: menu } = context.get(siteMapContext).menuOf(actor, language)
  return { shopName: shopName[language], email: actor.email, menu }
}

type Around = Route.ComponentProps['loaderData']

/** What stands around every page of the back office: whose shop it is, its pages, and the ways back. */
export default function BackofficeLayout({ loaderData }: Route.ComponentProps) {
  useStoredSession(loaderData.email)
  const { state, formMethod } = useNavigation()
  // What was sent from a page is answered on it.
  const isComing = state === 'loading' && formMethod === undefined
  return (
    <Frame around={loaderData} isComing={isComing}>
      {isComing ? <Loading className="min-h-96" /> : <Outlet />}
    </Frame>
  )
}

/** What went wrong in one of the pages is shown inside the back office. */
export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  if (!loaderData)
    return (
      <main className="page-width w-full flex-1 py-6">
        <DashboardError error={error} />
        <ToastRegion />
      </main>
    )
  return (
    <Frame around={loaderData} isComing={false}>
      <DashboardError error={error} />
    </Frame>
  )
}

function Frame({
  around: { shopName, menu },
  isComing,
  children,
}: {
  around: Around
  isComing: boolean
  children: ReactNode
}) {
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-16 rounded-control bg-brand px-4 py-2 font-semibold text-on-brand focus:translate-y-0"
      >
        {m.header_skip()}
      </a>
      <div className="page-width grid w-full flex-1 grid-cols-[minmax(0,1fr)] content-start items-start gap-4 pb-12 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-8">
        <Navigation shopName={shopName} menu={menu} />
        <main
          id="content"
          tabIndex={-1}
          aria-busy={isComing || undefined}
          className="min-w-0 outline-none md:pt-6"
        >
          <BackToList menu={menu} />
          {children}
        </main>
      </div>
      <ToastRegion />
    </>
  )
}

/** Above one of many, the way back to all of them. */
function BackToList({ menu }: { menu: readonly MenuEntry[] }) {
  const list = useParent(menu)
  if (!list) return null
  return (
    <ShopLink
      to={list.to}
      className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-brand print:hidden"
    >
      <Icon name="chevron-left" />
      {list.text}
    </ShopLink>
  )
}
