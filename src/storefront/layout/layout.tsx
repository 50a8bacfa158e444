import { type ReactNode, useMemo } from 'react'
import { Outlet } from 'react-router'
import { m } from '#paraglide/messages.js'
import { categoriesTopic } from '#shop/catalog/topics.ts'
import { menusTopic } from '#shop/content/posts/post.ts'
import { ToastRegion } from '#ui/toast/toast-region.tsx'
import {
  carriesScript,
  carriesStyle,
  isMeasuredBy,
  type Measurer,
  madeFrom,
  shopContext,
} from '#shop-context.ts'
import type { Route } from './+types/layout'
import { ChatButton } from '../chat/chat-button.tsx'
import { ComparePlace } from '../compare/compare-place.tsx'
import { ErrorPage } from './error-page.tsx'
import { Footer } from './footer.tsx'
import { BottomBar } from '../header/bottom-bar.tsx'
import { Header } from '../header/header.tsx'
import { languageOfPath } from '#pages/language.ts'
import { ShopIcons } from '#shop/pictures/views/shop-icons.tsx'
import { cartDrawer, trackingModal } from './overlays.ts'
import { speakOwnLanguages } from '../languages/own-languages.ts'
import { ServiceStrip } from './service-strip.tsx'
import { loadShell, type Shell } from './shell.ts'
import { DollarRateContext } from '#ui/text/dollars.tsx'
import { holdsKey } from '../analytics/keyed-url.ts'
import { readCurrency, watchCurrency } from '../location/use-currency.ts'

export const middleware: Route.MiddlewareFunction[] = [speakOwnLanguages]

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const loaded = await loadShell(context.get(shopContext), languageOfPath(url.pathname))
  const { staleFrom } = loaded
  const shell = holdsKey(url) ? withoutTraces(loaded.shell) : loaded.shell
  madeFrom(context, ['settings', categoriesTopic, menusTopic], staleFrom)
  isMeasuredBy(context, measurersOf(shell))
  if (shell.brandStyle) carriesStyle(context, shell.brandStyle)
  if (shell.leadsOn) carriesScript(context, shell.leadsOn)
  return shell
}

/** Nobody measures the page, nor does the next one learn where it was opened from. */
function withoutTraces(shell: Shell): Shell {
  const { ga4Id: _, metaPixelId: __, ...others } = shell
  return { ...others, gtmId: '', hidesReferrer: true }
}

const measurersOf = ({ gtmId, ga4Id, metaPixelId }: Shell): Measurer[] => [
  ...(gtmId || ga4Id ? ['google' as const] : []),
  ...(metaPixelId ? ['meta' as const] : []),
]

/** What stands around the pages stays while one walks through the shop: an order just placed is shown without asking the server. */
export const shouldRevalidate = () => false

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Around shell={loaderData}>
      <Outlet />
    </Around>
  )
}

/** What went wrong in a page is shown inside the shop, as long as the shop's own data is there. */
export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />
  return (
    <Around shell={loaderData}>
      <ErrorPage error={error} />
    </Around>
  )
}

function Around({ shell, children }: { shell: Shell; children: ReactNode }) {
  return (
    <CountedInDollars takaPerDollar={shell.takaPerDollar}>
      {shell.leadsOn && <script dangerouslySetInnerHTML={{ __html: shell.leadsOn }} />}
      <ShopIcons icon={shell.icon?.hash} />
      {shell.brandStyle && <style>{shell.brandStyle}</style>}
      {shell.hidesReferrer && <meta name="referrer" content="strict-origin" />}
      {shell.gtmId && <meta name="tag-manager" content={shell.gtmId} />}
      {shell.ga4Id && <meta name="google-analytics" content={shell.ga4Id} />}
      {shell.metaPixelId && <meta name="meta-pixel" content={shell.metaPixelId} />}
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-16 rounded-control bg-brand px-4 py-2 font-semibold text-on-brand focus:translate-y-0"
      >
        {m.header_skip()}
      </a>
      <Header shell={shell} />
      <main id="content" tabIndex={-1} className="flex-1 pb-12 outline-none md:pb-18">
        {children}
      </main>
      <ServiceStrip phone={shell.headerPhone} />
      <Footer shell={shell} />
      <ChatButton shell={shell} />
      <BottomBar />
      <ComparePlace />
      <cartDrawer.Place />
      <trackingModal.Place />
      <ToastRegion />
    </CountedInDollars>
  )
}

interface CountedInDollarsProps {
  takaPerDollar: number | null
  children: ReactNode
}

const isShown = () => readCurrency() === 'USD'

/** With the label USD an approximate amount in dollars stands beside each price, where the merchant set a rate (D11). */
function CountedInDollars({ takaPerDollar, children }: CountedInDollarsProps) {
  const rate = useMemo(
    () => (takaPerDollar === null ? undefined : { takaPerDollar, isShown, watch: watchCurrency }),
    [takaPerDollar],
  )
  return <DollarRateContext value={rate}>{children}</DollarRateContext>
}
