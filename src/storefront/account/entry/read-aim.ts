import { localPath } from '#pages/shop-link.tsx'
import { ownAddress } from '../own-address.ts'

/** Where this page asks to go on to once somebody is signed in; else their account. */
export function readAim(): string {
  const { searchParams } = new URL(window.location.href)
  return ownAddress(searchParams.get('from'), localPath('/dashboard'))
}
