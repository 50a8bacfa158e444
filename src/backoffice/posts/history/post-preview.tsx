import { m } from '#paraglide/messages.js'
import { CmsPageView, type CmsPageViewProps } from '#storefront/cms-pages/cms-page-view.tsx'
import { PreviewFrame } from '../../banners/edit/preview-frame.tsx'

const screens = [
  { name: 'phone', width: 360, title: m.banners_preview_phone },
  { name: 'desk', width: 1280, title: m.banners_preview_desk },
] as const

/** As shoppers would read it on a phone and on a desk. */
export const PostPreview = ({ page }: { page: CmsPageViewProps }) => (
  <div className="grid items-start gap-5 lg:grid-cols-[362px_minmax(0,1fr)]">
    {screens.map(({ name, width, title }) => (
      <div key={name} className="flex min-w-0 flex-col gap-2">
        <h3 className="font-semibold">{title()}</h3>
        <PreviewFrame title={title()} width={width} onCut={ignore}>
          <div className="page-width py-4">
            <CmsPageView {...page} />
          </div>
        </PreviewFrame>
      </div>
    ))}
  </div>
)

const ignore = () => undefined
