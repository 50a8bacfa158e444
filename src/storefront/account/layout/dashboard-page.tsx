import type { ReactNode } from 'react'
import { ShopTitle } from '#storefront/checkout/shop-title.tsx'

/** One page of the account: its heading, and what the tab is called. Search engines have no use for it. */
export function DashboardPage({
  title,
  intro,
  children,
}: {
  title: string
  intro?: string
  children: ReactNode
}) {
  return (
    <>
      <ShopTitle title={title} />
      <h1 className="text-2xl font-semibold break-words">{title}</h1>
      {intro && <p className="mt-1 text-ink-soft">{intro}</p>}
      <div className="mt-5 flex flex-col gap-5 [&>output]:mb-0!">{children}</div>
    </>
  )
}

/** A part of it with a heading of its own. */
export function DashboardCard({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 md:p-6">
      <h2 id={id} className="mb-4 text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
