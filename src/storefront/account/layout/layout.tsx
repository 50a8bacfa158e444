import {
  confirmCookie,
  confirmFragment,
  signedOutCookie,
  signedOutFragment,
} from '#storefront/session/sign-out/sign-out-reason.ts'
import { data, Outlet, redirect, useLocation, useNavigation } from 'react-router'
import { siteMapContext, type MenuEntry } from '#pages/site-map.ts'
import { cleanForm } from '#platform/text/clean-text.ts'
import { showPhoto } from '#shop/identity/photos/show-photo.ts'
import { nothingRemembered, signOut } from '#shop/identity/sessions/sign-out.ts'
import { shopContext } from '#shop-context.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { localPath, ShopLink } from '#pages/shop-link.tsx'
import { accountContext } from '#pages/account-context.ts'
import { PageComing } from '#pages/dashboard/page-coming.tsx'
import { visitOf } from '#storefront/auth/auth-answer.ts'
import { sameOriginPath } from '#storefront/auth/redirect/same-origin-path.ts'
import type { Route } from './+types/layout'
import { useShell } from '../../page-head.tsx'
import { AccountMenu } from './account-menu.tsx'
import { useStoredSession } from './use-stored-session.ts'
import { DashboardError } from '#pages/dashboard/dashboard-error.tsx'
import { FactorNotice } from './factor-notice.tsx'
import { m } from '#paraglide/messages.js'
import { useParent } from '#pages/use-parent.ts'
import { Icon } from '#ui/icon.tsx'

/** There must be one, or on its way from page to page the browser would not ask, and nobody would be turned away. */
export function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(accountContext)
  const { name, email, role, lacksSecondFactor } = actor
  const photo = showPhoto(actor, 96)
  const menu = context
    .get(siteMapContext)
    .menuOf(actor, languageOfPath(new URL(request.url).pathname))
  return { name, email, photo, role, lacksSecondFactor, menu }
}

/** Signs a person out who presses so without JavaScript; `from`: the page to come back to where they sign in again. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = cleanForm(await request.formData())
  if (form.get('what') !== 'sign-out') throw data(null, { status: 400 })
  const shop = context.get(shopContext)
  const { cookies } = await signOut(shop, visitOf(context, request))
  const headers = new Headers(nothingRemembered)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  const login = pathInLanguage('/login', languageOfPath(new URL(request.url).pathname))
  const from = sameOriginPath(form.get('from'), '')
  // A person who signs in again at once loses nothing that this browser stores for them.
  const suffix = from ? `?${new URLSearchParams({ from })}${confirmFragment}` : signedOutFragment
  const { email } = context.get(accountContext)
  const { shopUrl } = shop.environment
  headers.append('set-cookie', from ? confirmCookie(email, shopUrl) : signedOutCookie(shopUrl))
  throw redirect(login + suffix, { status: 303, headers })
}

/** The account's own pages, around them its menu; on phones the menu stands on the first of them. */
export default function DashboardLayout({ loaderData: person }: Route.ComponentProps) {
  useStoredSession(person.email)
  const { pathname } = useLocation()
  const { shopName } = useShell()
  const { state, formMethod } = useNavigation()
  // What was sent from a page is answered on it.
  const isComing = state === 'loading' && formMethod === undefined
  const isOverview = pathname === localPath('/dashboard')
  const isSettingUp = pathname === localPath('/dashboard/security/second-factor')
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-6 pt-4 md:grid-cols-[15rem_minmax(0,1fr)] md:pt-8 lg:gap-10 print:grid-cols-1!">
      <AccountMenu person={person} isOverview={isOverview} />
      <div className="min-w-0" aria-busy={isComing || undefined}>
        {!isOverview && <BackToAccount menu={person.menu} />}
        {person.lacksSecondFactor && !isSettingUp && <FactorNotice />}
        {isComing ? <PageComing shopName={shopName} /> : <Outlet />}
      </div>
    </div>
  )
}

/** What went wrong in one of the pages is shown inside the account. */
export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-6 pt-4 md:grid-cols-[15rem_minmax(0,1fr)] md:pt-8 lg:gap-10">
      {loaderData && <AccountMenu person={loaderData} isOverview={false} />}
      <DashboardError error={error} />
    </div>
  )
}

/**
 * On phones, where the menu stands on the first page of the account: one of many leads to its list, all others to the first page, which
 * is that of the back office for those who work for the shop.
 */
function BackToAccount({
  menu: { account, staff },
}: {
  menu: Record<'account' | 'staff', readonly MenuEntry[]>
}) {
  const parent = useParent(account)
  const [desk] = staff
  const list = parent ?? desk
  return (
    <ShopLink
      to={list?.to ?? '/dashboard'}
      reloadDocument={!parent && desk !== undefined}
      className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-brand md:hidden print:hidden"
    >
      <Icon name="chevron-left" />
      {list?.text ?? m.header_my_account()}
    </ShopLink>
  )
}
