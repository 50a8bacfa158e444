import { useSyncExternalStore } from 'react'

/** The query of the URL, which names where one came from. The server writes the page for everybody: only the browser knows it. */
export const useUrlQuery = (): string =>
  useSyncExternalStore(
    () => () => undefined,
    () => window.location.search,
    () => '',
  )
