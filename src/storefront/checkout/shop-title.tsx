import { useShell } from '../page-head.tsx'

interface ShopTitleProps {
  title: string
  /** For a page that search engines may read; the others, of one person, are of no use to them. */
  description?: string
}

/** What the tab is called, on pages that nobody shares. */
export function ShopTitle({ title, description }: ShopTitleProps) {
  const { shopName } = useShell()
  return (
    <>
      <title>{shopName ? `${title} · ${shopName}` : title}</title>
      {description ? (
        <meta name="description" content={description} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
