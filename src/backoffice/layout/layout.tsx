import type { ReactNode } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { countPending } from '#shop/orders/desk/count-pending.ts'
import { siteMapContext, type MenuEntry } from '#pages/site-map.ts'
import { useParent } from '#pages/use-parent.ts'
import { countNewMessages } from '#shop/content/inbox/count-messages.ts'
import { countWaiting } from '#shop/reviews/moderation/count-reviews.ts'
import { countSetAside } from '#shop/upkeep/count-set-aside.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { Icon } from '#ui/icon.tsx'
import { ToastRegion } from '#ui/toast/toast-region.tsx'
import { showPhoto } from '#shop/identity/photos/show-photo.ts'
import { shopContext } from '../../shop-context.ts'
import { accountContext } from '#pages/account-context.ts'
import { PageComing } from '#pages/dashboard/page-coming.tsx'
import { ShopIcons } from '#shop/pictures/views/shop-icons.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import { may } from '#shop/identity/roles/policy.ts'
import { countCalls } from '#shop/orders/calls/count-calls.ts'
import { useStoredSession } from '#storefront/account/layout/use-stored-session.ts'
import { languageOfPath } from '#pages/language.ts'
import { toCallText } from '../calls/call-counts.ts'
import { toCallPath } from '../calls/to-call-path.ts'
import { SetAsideNotice } from '../jobs/set-aside-notice.tsx'
import { StaffError } from '../errors/staff-error.tsx'
import type { Route } from './+types/layout'
import { LiveOrders } from '../live/live-orders.tsx'
import { mostWaiting, waitingText } from '../live/waiting-count.tsx'
import { messagesPath } from '../messages/messages-href.ts'
import { reviewsPath } from '../reviews/reviews-href.ts'
import { onlyLanguage } from '#shop/settings/languages.ts'
import { looksFor } from '../palette/looks.ts'
import { readAppearance, useAppearance } from './appearance/appearance.ts'
import { helpDialog, palette } from './dialogs.ts'
import { Navigation } from './navigation.tsx'
import { BottomBar, TopBar } from './phone-bars.tsx'
import { useShortcuts } from './shortcuts.ts'
import { FailedLoad, useLastPage } from './failed/failed-load.tsx'
import { lastPage } from './failed/last-page.ts'
import '#ui/chart/chart.css'
import './theme.css'

/** There must be one, or on its way from page to page the browser would not ask, and nobody would be turned away. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(accountContext)
  const shop = context.get(shopContext)
  const language = languageOfPath(new URL(request.url).pathname)
  const { staff: menu } = context.get(siteMapContext).menuOf(actor, language)
  const [settings, waiting, toCall, newMessages, unread, setAside] = await Promise.all([
    loadSettings(shop),
    countPending(shop, mostWaiting + 1),
    may(actor, 'move-orders') ? countCalls(shop) : undefined,
    may(actor, 'read-messages') ? countNewMessages(shop, mostWaiting) : 0,
    may(actor, 'edit-reviews') ? countWaiting(shop, mostWaiting + 1) : 0,
    may(actor, 'edit-products') ? countSetAside(shop) : 0,
  ])
  const { userId: id, name, email } = actor
  return {
    shopName: settings.shopName[language],
    onlyLanguage: onlyLanguage(settings.languages),
    icon: settings.icon,
    person: { id, name, email, photo: showPhoto(actor, 96) },
    menu,
    waiting,
    toCall,
    newMessages,
    unread,
    setAside,
    appearance: readAppearance(request.headers.get('cookie')),
  }
}

/** A page that cannot be loaded takes nothing away that stands there. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) => lastPage.guard(request, next),
]

type Around = Route.ComponentProps['loaderData']

/** What stands around every page of the back office: whose shop it is, its pages, and the ways back. */
export default function BackofficeLayout({ loaderData }: Route.ComponentProps) {
  useStoredSession(loaderData.person.email)
  useLastPage()
  const { state, formMethod } = useNavigation()
  // What was sent from a page is answered on it.
  const isComing = state === 'loading' && formMethod === undefined
  return (
    <Frame around={loaderData} isComing={isComing}>
      {isComing ? <PageComing shopName={loaderData.shopName} /> : <Outlet />}
    </Frame>
  )
}

/** What went wrong in one of the pages is shown inside the back office. */
export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  if (!loaderData)
    return (
      <main className="page-width w-full flex-1 py-6">
        <StaffError error={error} />
        <ToastRegion />
      </main>
    )
  return (
    <Frame around={loaderData} isComing={false}>
      <StaffError error={error} />
    </Frame>
  )
}

function Frame({
  around,
  isComing,
  children,
}: {
  around: Around
  isComing: boolean
  children: ReactNode
}) {
  const { shopName, person, appearance: first } = around
  const appearance = useAppearance(first)
  const menu = withCounts(around)
  useShortcuts(menu)
  return (
    <LiveOrders person={person.id} loaded={around}>
      <div
        data-theme={appearance.theme}
        data-only-language={around.onlyLanguage}
        className="flex flex-1 flex-col"
      >
        <a
          href="#content"
          className="absolute top-2 left-2 z-50 -translate-y-16 rounded-control bg-brand px-4 py-2 font-semibold text-on-brand focus:translate-y-0"
        >
          {m.header_skip()}
        </a>
        <ShopIcons icon={around.icon || undefined} />
        <TopBar shopName={shopName} />
        <div className="flex flex-1 items-start">
          <Navigation {...{ shopName, person, menu, appearance }} />
          <main
            id="content"
            tabIndex={-1}
            aria-busy={isComing || undefined}
            className="mx-auto max-w-[100rem] min-w-0 flex-1 px-4 pt-4 pb-20 outline-none md:px-8 md:pt-6 md:pb-12 print:max-w-none print:p-0"
          >
            <FailedLoad menu={menu} />
            <SetAsideNotice count={around.setAside} />
            <BackToList menu={menu} />
            {children}
          </main>
        </div>
        <BottomBar {...{ shopName, person, menu, appearance }} />
        <palette.Place menu={menu} looks={looksFor(appearance)} />
        <helpDialog.Place menu={menu} />
        <ToastRegion />
      </div>
    </LiveOrders>
  )
}

/** Says at an entry how much work waits there. */
function withCounts({ menu, toCall, newMessages, unread }: Around): readonly MenuEntry[] {
  const calls = toCall && toCall.new + toCall.again + toCall.promised > 0 && toCallText(toCall)
  const counts: Record<string, string | false | undefined> = {
    [toCallPath]: calls,
    [messagesPath]: newMessages > 0 && waitingText(newMessages),
    [reviewsPath]: unread > 0 && waitingText(unread),
  }
  return menu.map((entry) => {
    const count = counts[entry.to]
    return count ? { ...entry, count } : entry
  })
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
