import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '../shop-link.tsx'

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control border border-control-line bg-surface px-3 font-medium hover:border-brand hover:text-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-on-brand'

interface PagingProps {
  page: number
  pages: number
  /** Without language. */
  hrefOf: (page: number) => string
}

/** Real URLs, which can be opened, kept and found. */
export function Paging({ page, pages, hrefOf }: PagingProps) {
  if (pages <= 1) return null
  const digits = new Intl.NumberFormat(getLocale())
  return (
    <nav aria-label={m.shop_pages()} className="mt-4">
      <ul className="flex flex-wrap items-center justify-center gap-1.5">
        {page > 1 && (
          <li>
            <ShopLink to={hrefOf(page - 1)} rel="prev" className={linkClass}>
              <Icon name="chevron-left" />
              <span className="max-sm:sr-only">{m.shop_previous()}</span>
            </ShopLink>
          </li>
        )}
        {pagesShown(page, pages).map((number, place) =>
          number === 0 ? (
            <li key={`gap ${place}`} aria-hidden className="px-1 text-ink-soft">
              …
            </li>
          ) : (
            <li key={number}>
              <ShopLink
                to={hrefOf(number)}
                aria-label={m.shop_page({ n: number })}
                aria-current={number === page ? 'page' : undefined}
                className={`tabular ${linkClass}`}
              >
                {digits.format(number)}
              </ShopLink>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <ShopLink to={hrefOf(page + 1)} rel="next" className={linkClass}>
              <span className="max-sm:sr-only">{m.shop_next()}</span>
              <Icon name="chevron-right" />
            </ShopLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** 1 … 4 5 6 … 12: the first, the last, and those around the current one; 0 stands for a gap. */
export function pagesShown(current: number, pages: number): number[] {
  const wanted = new Set([1, current - 1, current, current + 1, pages])
  const shown = [...wanted]
    .filter((page) => page >= 1 && page <= pages)
    .toSorted((one, other) => one - other)
  return shown.flatMap((page, index) => {
    const missing = page - (shown[index - 1] ?? 0) - 1
    if (missing === 1) return [page - 1, page]
    return missing > 1 ? [0, page] : [page]
  })
}
