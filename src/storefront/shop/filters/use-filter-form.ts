import { useNavigate } from 'react-router'
import { localPath } from '#pages/shop-link.tsx'
import { readFilter, shopHref } from '../shop-href.ts'

/** The form of the filters; controls elsewhere belong to it by this id. */
export const filterFormId = 'filters'

/** Goes to the URL that the form asks for, without what is empty in it. Without JavaScript the browser does. */
export function useFilterForm(category: string | undefined) {
  const navigate = useNavigate()
  return function showChosen(form: HTMLFormElement | null): void {
    if (!form) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string') query.append(name, value)
    }
    const href = localPath(shopHref(readFilter(query, category)))
    if (href === window.location.pathname + window.location.search) return
    void navigate(href, { preventScrollReset: true })
  }
}
