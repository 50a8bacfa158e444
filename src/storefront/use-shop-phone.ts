import { useRouteLoaderData } from 'react-router'
import { getLocale } from '#paraglide/runtime.js'
import type { Shell } from './shell.ts'

/** E.164; for when only a call helps. */
export function useShopPhone(): string | undefined {
  return useRouteLoaderData<Shell>(`${getLocale()}/layout`)?.headerPhone
}
