import { useState, type ChangeEvent } from 'react'
import { m } from '#paraglide/messages.js'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { UploadProgress } from '#pages/form/upload/upload-progress.tsx'
import { useReportUpload, type PendingUploads } from '#pages/form/upload/pending-uploads.ts'
import { useUpload } from '#pages/form/upload/use-upload.ts'
import { usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { mostReviewPhotos } from '#shop/reviews/review.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { Button } from '#ui/button.tsx'
import { controlClass, Field } from '#ui/field.tsx'
import { checkPhoto, photoProblems, type PhotoProblem } from './photo-problem.ts'

interface PhotoFormsProps {
  productId: string
  photos: readonly Picture[]
  lastResult: FormResult | undefined
  /** Of the card: the review waits for them. */
  uploads: PendingUploads
}

const isAboutPhotos = ({ form = '' }: FormResult) => form.startsWith('photo')

/** Photos beside a review: one by one, as lines are thin. */
export function ReviewPhotoForms({ productId, photos, lastResult, uploads }: PhotoFormsProps) {
  const { upload, form, state, choose, discard } = usePhotoUpload(productId, lastResult, uploads)
  const { defaultValue: _, error, ...field } = form.field('photo')
  const isLost = form.trouble === 'no-connection'
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 font-medium">{m.review_photos()}</h3>
      <StandingPhotos productId={productId} photos={photos} form={form} />
      {photos.length < mostReviewPhotos && (
        <form
          key={photos.length}
          {...form.props}
          encType="multipart/form-data"
          className="flex flex-col gap-3"
        >
          <input type="hidden" name="what" value="photo" />
          <input type="hidden" name="productId" value={productId} />
          <Field
            id={field.id}
            label={m.photo_choose()}
            hint={m.review_photos_hint()}
            error={isLost ? m.photo_cut_off() : error}
          >
            {(control) => (
              <input
                {...field}
                {...control}
                type="file"
                onChange={choose}
                accept="image/jpeg,image/png,image/webp,image/avif"
                className={`${controlClass} cursor-pointer text-sm! text-ellipsis file:mr-3 file:cursor-pointer file:rounded-control file:bg-brand-wash file:px-3 file:py-1.5 file:font-semibold file:text-brand`}
              />
            )}
          </Field>
          {!isLost && !error && <FormNotice trouble={form.trouble} />}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="quiet" busy={form.isBusy}>
              {m.photo_upload()}
            </Button>
            {state === 'unsent' && (
              <Button variant="plain" onClick={discard}>
                {m.upload_discard()}
              </Button>
            )}
          </div>
          <UploadProgress upload={upload} words={m.photo_sending()} />
        </form>
      )}
    </div>
  )
}

/** A photo is sent as soon as it is chosen. */
function usePhotoUpload(
  productId: string,
  lastResult: FormResult | undefined,
  uploads: PendingUploads,
) {
  const upload = useUpload()
  const [chosen, setChosen] = useState(false)
  const form = usePageForm<string, PhotoProblem>({
    id: `photo-${productId}`,
    lastResult: lastResult && isAboutPhotos(lastResult) ? lastResult : undefined,
    check: async () => checkPhoto,
    send: upload.send,
    words: photoProblems,
    afterwards: async (result) => {
      setChosen(false)
      return result
    },
  })
  const state = chosen ? (form.isBusy ? 'sending' : 'unsent') : undefined
  useReportUpload(uploads, 'photo', m.photo_choose(), state)
  const discard = () => {
    form.props.ref.current?.reset()
    setChosen(false)
    form.beginAgain()
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setChosen(target.files?.length === 1)
    if (target.files?.length) target.form?.requestSubmit()
  }
  return { upload, form, state, choose, discard }
}

interface StandingProps extends Pick<PhotoFormsProps, 'productId' | 'photos'> {
  form: PageForm<PhotoProblem>
}

/** Each is taken away with a press. */
function StandingPhotos({ productId, photos, form }: StandingProps) {
  if (photos.length === 0) return null
  return (
    <ul className="mb-3 flex flex-wrap gap-3">
      {photos.map((photo) => (
        <li key={photo.hash} className="flex flex-col items-center">
          <PictureView
            picture={photo}
            alt=""
            sizes="5rem"
            widths={[96, 192]}
            className="size-20 rounded-control"
          />
          <form {...form.props} ref={undefined}>
            <input type="hidden" name="productId" value={productId} />
            <input type="hidden" name="hash" value={photo.hash} />
            <SubmitButton what="photo-remove" variant="plain" busy={form.isBusy}>
              {m.photo_remove()}
            </SubmitButton>
          </form>
        </li>
      ))}
    </ul>
  )
}
