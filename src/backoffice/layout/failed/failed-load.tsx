import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { localPath } from '#pages/shop-link.tsx'
import type { MenuEntry } from '#pages/site-map.ts'
import { Button } from '#ui/button.tsx'
import { onFirstUse } from '#ui/first-use.ts'
import { Icon } from '#ui/icon.tsx'
import { preloadToasts, toast } from '#ui/toast/toast.ts'
import { lastPage } from './last-page.ts'

/** The page that stands there is kept for when the next one cannot be loaded. */
export function useLastPage(): void {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  useEffect(() => {
    const loaded = matches.filter(({ loaderData }) => loaderData !== undefined)
    const data = Object.fromEntries(loaded.map(({ id, loaderData }) => [id, loaderData]))
    return lastPage.show({ href: pathname + search, data })
  }, [pathname, search, matches])
  // The notice must be there when the network is not.
  useEffect(() => onFirstUse(preloadToasts), [])
}

const none = () => undefined

/** Above the page that stayed: which one could not be loaded, also in a toast (spec 8), and another try. */
export function FailedLoad({ menu }: { menu: readonly MenuEntry[] }) {
  const failed = useSyncExternalStore(lastPage.listen, lastPage.failed, none)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const title = useFailedTitle(failed?.href, menu)
  const again = () =>
    void (failed && navigate(failed.href, { replace: failed.href === pathname + search }))
  useEffect(() => {
    if (failed === undefined || title === undefined) return
    toast({ title, kind: 'trouble' })
  }, [title, failed])
  if (title === undefined) return null
  return (
    <section
      aria-label={title}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-cut bg-cut-wash px-4 py-2 print:hidden"
    >
      <Icon name="alert" className="shrink-0 text-cut" />
      <p className="min-w-0 flex-1 basis-48">
        <span className="font-semibold">{title}</span> {m.shell_page_kept()}
      </p>
      <Button variant="quiet" onClick={again}>
        {m.error_try_again()}
      </Button>
    </section>
  )
}

/** As the page itself says it, where it is the one that stands there; else by its name in the menu. */
function useFailedTitle(
  failed: string | undefined,
  menu: readonly MenuEntry[],
): string | undefined {
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  if (failed === undefined) return undefined
  const path = failed.split('?')[0]
  if (path === pathname && handle?.failed) return handle.failed.title()
  const entry = menu.find(({ to }) => localPath(to) === path)
  return entry ? m.shell_failed({ page: entry.text }) : m.shell_failed_page()
}
