import { iconAddress } from '../icon.ts'

/** What browsers and phones show for the shop: the merchant's icon, else its own mark. React puts it into the head of the document. */
export const ShopIcons = ({ icon }: { icon: string | undefined }) =>
  icon === undefined ? (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    </>
  ) : (
    <>
      <link rel="icon" href={iconAddress(icon, 'tab-48')} sizes="48x48" />
      <link rel="icon" href={iconAddress(icon, 'app-192')} sizes="192x192" />
      <link rel="apple-touch-icon" href={iconAddress(icon, 'touch-180')} />
    </>
  )
