import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import {
  usePendingUploads,
  useSaveAfterUploads,
  type PendingUploads,
} from '#pages/form/upload/pending-uploads.ts'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { localPath } from '#pages/shop-link.tsx'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import type { BannerPlacement } from '#shop/banners/banner.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import { ActionNotice } from '../../action-notice.tsx'
import { PictureField } from '../../pictures/picture-field.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { useUnsaved, useWatchedForm } from '../../forms/use-unsaved.ts'
import { bannerTroubles } from '../banner-words.ts'
import type { BannerResult } from './banner-action.ts'
import { pictureSlots, type PictureSlot } from './picture-slots.ts'
import { BannerFields } from './banner-fields.tsx'
import { problemWords } from './banner-problem-words.ts'
import type { BannerProblem } from './banner-schema.ts'
import { shapeHint, type Shape } from './cut.ts'
import { CutHint } from './cut-hint.tsx'
import { Preview, type Previewed } from './preview.tsx'
import { storedFields, type EditedBanner } from './stored-fields.ts'

interface BannerEditorProps {
  banner: EditedBanner | undefined
  deadLinks: readonly string[]
  /** Without scripts: what was sent before. */
  sent: { [Slot in PictureSlot]?: Picture }
  answered: BannerResult | undefined
}

type Pictures = { [Slot in PictureSlot]: Picture | null }

/** As the slider and the new offer cut them (storefront/slider/slide.tsx, storefront/home/new-offer.tsx). */
const shapesOf = (placement: BannerPlacement): Record<PictureSlot, Shape> => {
  const keeps = placement === 'slider' ? 'right' : 'middle'
  return {
    picture: { ratio: [16, 7], width: 1600, keeps },
    narrowPicture: { ratio: [16, 9], width: 960, keeps },
  }
}

export function BannerEditor({ banner, deadLinks, answered, sent }: BannerEditorProps) {
  const [pictures, setPictures] = useState(() => firstPictures(sent, banner))
  const [words, setWords] = useState(() => wordsOf(banner))
  const uploads = usePendingUploads()
  const form = useSaveAfterUploads(useBannerForm(answered), uploads)
  const { unsaved, tell } = useUnsaved()
  const props = useWatchedForm('save', form, tell)
  const isChanged = unsaved.size > 0 || uploads.pending.size > 0 || hasOthers(pictures, banner)
  const isLeaving = form.isTaken && (!banner || answerOf(form.result)?.page === undefined)
  return (
    <>
      <LeaveGuard isChanged={isChanged && !isLeaving} />
      <SavedDead deadLinks={deadLinks} />
      <PictureFields
        pictures={pictures}
        placement={words.placement}
        answered={resultOf(answered, 'picture')}
        error={form.field('picture').error}
        uploads={uploads}
        onChange={(slot, picture) => setPictures((before) => ({ ...before, [slot]: picture }))}
      />
      <DashboardCard id="banner-words" title={m.banners_words()}>
        <form
          {...props}
          aria-labelledby="banner-words"
          onInput={(event) => {
            props.onInput(event)
            setWords(wordsIn(new FormData(event.currentTarget)))
          }}
          className="flex flex-col gap-5"
        >
          {banner && <input type="hidden" name="version" value={banner.version} />}
          {pictureSlots.map((slot) => (
            <input key={slot} type="hidden" name={slot} value={pictures[slot]?.hash ?? ''} />
          ))}
          <BannerFields banner={banner} form={form} deadLinks={deadLinks} />
        </form>
        <ActionNotice
          result={form.result}
          words={bannerTroubles}
          className="[&>output:not(:empty)]:mt-4"
        />
      </DashboardCard>
      {pictures.picture && (
        <Preview words={words} picture={pictures.picture} narrowPicture={pictures.narrowPicture} />
      )}
    </>
  )
}

const firstPictures = (
  sent: BannerEditorProps['sent'],
  banner: EditedBanner | undefined,
): Pictures => ({
  picture: sent.picture ?? banner?.picture ?? null,
  narrowPicture: sent.narrowPicture ?? banner?.narrowPicture ?? null,
})

/** It is saved, and leads where nothing is: said here, where it is mended. */
function SavedDead({ deadLinks }: Pick<BannerEditorProps, 'deadLinks'>) {
  const [query] = useSearchParams()
  const isDead = query.get('done') === 'saved' && deadLinks.length > 0
  return (
    <FormNotice
      trouble={isDead ? 'dead-link' : undefined}
      words={{ 'dead-link': m.banners_saved_dead }}
    />
  )
}

const answerOf = (result: FormResult | undefined) => (result as BannerResult | undefined)?.answer

/** Once it is saved, the browser goes on to the list; where it leads nowhere, it stays with the banner. */
function useBannerForm(answered: BannerResult | undefined) {
  const form = usePageForm<string, BannerProblem>({
    id: 'banner',
    lastResult: resultOf(answered, 'save'),
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./banner-schema.ts')] as const
      const [{ checkBy }, { bannerFormSchema, endsTooEarly }] = await Promise.all(load)
      return checkBy(bannerFormSchema, endsTooEarly)
    },
    words: problemWords,
  })
  const navigate = useNavigate()
  const { page = '/dashboard/banners?done=saved' } = answerOf(form.result) ?? {}
  useEffect(() => {
    if (form.isTaken) void navigate(localPath(page))
  }, [form.isTaken, page, navigate])
  return form
}

interface PictureFieldsProps {
  pictures: Pictures
  placement: BannerPlacement
  answered: BannerResult | undefined
  /** What the form of the banner says of the wide one. */
  error: string | undefined
  uploads: PendingUploads
  onChange: (slot: PictureSlot, picture: Picture | null) => void
}

function PictureFields({
  pictures,
  placement,
  answered,
  error,
  uploads,
  onChange,
}: PictureFieldsProps) {
  const shapes = shapesOf(placement)
  return (
    <DashboardCard id="banner-pictures" title={m.banners_pictures()}>
      <div className="grid gap-6 lg:grid-cols-2">
        <PictureField
          slot="picture"
          label={m.banners_picture()}
          hint={shapeHint(shapes.picture)}
          picture={pictures.picture}
          answered={answered}
          error={error}
          onSent={(picture) => onChange('picture', picture)}
          uploads={uploads}
        >
          <CutHint picture={pictures.picture} shape={shapes.picture} />
        </PictureField>
        <PictureField
          slot="narrowPicture"
          label={m.banners_narrow_picture()}
          hint={shapeHint(shapes.narrowPicture)}
          optional
          picture={pictures.narrowPicture}
          answered={undefined}
          error={undefined}
          onSent={(picture) => onChange('narrowPicture', picture)}
          uploads={uploads}
          remove={{
            text: m.banners_picture_remove(),
            onPress: () => onChange('narrowPicture', null),
          }}
        >
          <CutHint picture={pictures.narrowPicture} shape={shapes.narrowPicture} />
        </PictureField>
      </div>
    </DashboardCard>
  )
}

const hasOthers = (pictures: Pictures, banner: EditedBanner | undefined): boolean =>
  pictures.picture?.hash !== banner?.picture.hash ||
  pictures.narrowPicture?.hash !== banner?.narrowPicture?.hash

function wordsOf(banner: EditedBanner | undefined): Previewed {
  const { title, titleBn, alt, altBn } = storedFields(banner)
  return { title, titleBn, alt, altBn, placement: banner?.placement ?? 'slider' }
}

function wordsIn(form: FormData): Previewed {
  const of = (name: string) => String(form.get(name) ?? '').trim()
  return {
    title: of('title'),
    titleBn: of('titleBn'),
    alt: of('alt'),
    altBn: of('altBn'),
    placement: of('placement') === 'new-offer' ? 'new-offer' : 'slider',
  }
}
