import type { ReactNode } from 'react'
import { NavigationMenu } from '@base-ui/react/navigation-menu'
import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/spinner.tsx'
import { ShopLink } from '../shop-link.tsx'
import { MatchRow } from './match-row.tsx'
import { useCategoryProducts } from './use-category-products.ts'

/** One category in the menu: its best-selling products, and the way to all of them. */
export function CategoryPanel({ slug, name }: { slug: string; name: string }) {
  const answer = useCategoryProducts(slug)
  return (
    <>
      <MenuLink to={`/shop/${slug}`} className="px-2 font-semibold text-brand hover:underline">
        {m.home_see_all_of({ name })}
        <Icon name="chevron-right" className="size-4" />
      </MenuLink>
      {answer.state === 'waiting' && <Loading className="min-h-56" />}
      {answer.state === 'failed' && (
        <p role="alert" className="p-2 text-ink-soft">
          {m.header_category_failed()}
        </p>
      )}
      {answer.state === 'found' && answer.products.length === 0 && (
        <p className="p-2 text-ink-soft">{m.search_none()}</p>
      )}
      {answer.state === 'found' && (
        <ul className="grid gap-1 lg:grid-cols-2">
          {answer.products.map((product) => (
            <li key={product.id}>
              <MenuLink to={product.path} className="gap-3 p-2 hover:bg-brand-wash">
                <MatchRow match={product} />
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function MenuLink({
  to,
  className,
  children,
}: {
  to: string
  className: string
  children: ReactNode
}) {
  return (
    <NavigationMenu.Link
      closeOnClick
      render={<ShopLink to={to} />}
      className={`flex min-h-11 items-center rounded-control ${className}`}
    >
      {children}
    </NavigationMenu.Link>
  )
}
