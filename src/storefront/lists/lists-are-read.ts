import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first moment of the page: an empty list may then just not be read yet. */
export function useListsAreRead(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
