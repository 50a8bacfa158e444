import type { Language } from '#platform/language.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { pictureSizes } from '#shop/pictures/views/picture-sizes.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { Prose } from '../text/prose.tsx'

export interface CmsPageViewProps {
  title: string
  intro: string
  picture: Picture | null
  /** Sanitised when it was saved. */
  body: string
  bodyLanguage: Language
  /** When it was last changed, in words. */
  changed?: string
}

/** What the merchant wrote on a page, as shoppers read it. */
export function CmsPageView({ title, intro, picture, changed, ...text }: CmsPageViewProps) {
  return (
    <article className="mx-auto max-w-[44rem]">
      <h1
        lang={langOf(title)}
        className="text-2xl font-semibold [overflow-wrap:anywhere] md:text-3xl"
      >
        {title}
      </h1>
      {intro && (
        <p lang={langOf(intro)} className="mt-2 text-lg text-ink-soft">
          {intro}
        </p>
      )}
      {picture && (
        <PictureView
          picture={picture}
          alt=""
          {...pictureSizes.banner}
          priority
          className="mt-5 aspect-video rounded-card md:mt-8"
        />
      )}
      <div className="mt-5 md:mt-8 md:text-lg">
        <Prose html={text.body} language={text.bodyLanguage} />
      </div>
      {changed && <p className="mt-6 text-sm text-ink-soft">{changed}</p>}
    </article>
  )
}
