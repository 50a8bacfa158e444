import { Loading } from '#ui/spinner.tsx'

/** In the place of a page that is on its way. The tab keeps a name: the one of the page before went with it. */
export function PageComing({ shopName }: { shopName: string }) {
  return (
    <>
      <title>{shopName}</title>
      <Loading className="min-h-96" />
    </>
  )
}
