import { useShell } from '../page-head.tsx'

/** What the tab is called. Pages on the way to an order are of no use to search engines. */
export function ShopTitle({ title }: { title: string }) {
  const { shopName } = useShell()
  return (
    <>
      <title>{shopName ? `${title} · ${shopName}` : title}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
