import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { pictureUrl } from '#shop/pictures/picture.ts'
import { Logo } from '#storefront/header/logo.tsx'
import { PreviewFrame } from '../../banners/edit/preview-frame.tsx'
import type { ShopPictures } from './load-shop-pictures.ts'

interface LookPreviewProps {
  pictures: ShopPictures
  shopName: string
}

/** Where logo and icon would stand, as a phone shows it. */
export function LookPreview({ pictures: { logo, icon }, shopName }: LookPreviewProps) {
  const shell = { shopName, ...(logo && { logo }), ...(icon && { icon }) }
  const mark = icon ? pictureUrl(icon.hash, 192, 'webp') : '/favicon.svg'
  return (
    <div className="my-5 max-w-[362px]">
      <p className="mb-2 font-semibold">{m.settings_look_preview()}</p>
      <PreviewFrame
        title={m.settings_look_preview()}
        language={getLocale()}
        width={360}
        onCut={ignore}
      >
        <div className="flex flex-col gap-4 bg-surface p-4">
          <Place title={m.settings_look_header()}>
            <div className="flex h-13 items-center border-b border-line">
              <Logo of={shell} />
            </div>
          </Place>
          <Place title={m.settings_look_tab()}>
            <div className="flex w-56 items-center gap-2 rounded-control border border-line bg-paper px-3 py-2 text-sm">
              <img src={mark} alt="" className="size-4 object-contain" />
              <span className="truncate">{shopName}</span>
            </div>
          </Place>
          <Place title={m.settings_look_phone()}>
            <div className="flex w-20 flex-col items-center gap-1 text-xs">
              <img
                src={mark}
                alt=""
                className="size-14 rounded-card border border-line bg-surface object-contain"
              />
              <span className="w-full truncate text-center">{shopName}</span>
            </div>
          </Place>
        </div>
      </PreviewFrame>
    </div>
  )
}

const ignore = () => undefined

const Place = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <p className="mb-1 text-xs text-ink-soft">{title}</p>
    {children}
  </div>
)
