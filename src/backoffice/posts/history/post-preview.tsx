import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import type { Language } from '#platform/language.ts'
import { CmsPageView, type CmsPageViewProps } from '#storefront/cms-pages/cms-page-view.tsx'
import { PreviewFrame } from '../../banners/edit/preview-frame.tsx'
import { LanguageSwitch } from '../../banners/edit/shown-language.tsx'

const screens = [
  { name: 'phone', width: 360, title: m.banners_preview_phone },
  { name: 'desk', width: 1280, title: m.banners_preview_desk },
] as const

/** As shoppers of either language would read it on a phone and on a desk. */
export function PostPreview({ pages }: { pages: Record<Language, CmsPageViewProps> }) {
  const [shown, show] = useState<Language>(getLocale())
  return (
    <div className="flex flex-col gap-4">
      <LanguageSwitch shown={shown} show={show} />
      <div className="grid items-start gap-5 lg:grid-cols-[362px_minmax(0,1fr)]">
        {screens.map(({ name, width, title }) => (
          <div key={name} className="flex min-w-0 flex-col gap-2">
            <h3 className="font-semibold">{title()}</h3>
            <PreviewFrame title={title()} language={shown} width={width} onCut={ignore}>
              <div className="page-width py-4">
                <CmsPageView {...pages[shown]} />
              </div>
            </PreviewFrame>
          </div>
        ))}
      </div>
    </div>
  )
}

const ignore = () => undefined
