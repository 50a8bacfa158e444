import { m } from '#paraglide/messages.js'
import { DoneNotice } from '#pages/done-notice.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { refused, type FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { UploadProgress } from '#pages/form/upload/upload-progress.tsx'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { useUpload } from '#pages/form/upload/use-upload.ts'
import { mostPhotoBytes } from '#shop/identity/photos/photo.ts'
import type { PhotoRefusal } from '#shop/identity/photos/save-photo.ts'
import { PersonPhoto, type ShownPhoto } from '#storefront/account/layout/person-photo.tsx'
import { authWords, identityWords } from '#storefront/auth/identity-words.ts'
import { Button } from '#ui/button.tsx'
import { controlClass, Field } from '#ui/field.tsx'

interface PhotoFormProps {
  photo: ShownPhoto
  lastResult: FormResult | undefined
  /** What the URL says was done, where no script sent the form. */
  done: string | null
}

/** A photo, or another one, or none. */
export function PhotoForm({ photo, lastResult, done }: PhotoFormProps) {
  const upload = useUpload()
  const form = usePageForm<'photo', Problem>({
    id: 'profile',
    lastResult,
    check: async () => checkPhoto,
    send: upload.send,
    words: problemWords,
  })
  const { defaultValue: _, error, ...field } = form.field('photo')
  const isLost = form.trouble === 'no-connection'
  return (
    <>
      <DoneNotice>
        {form.result ? form.isTaken && takenWords(form.result) : doneWords(done)}
      </DoneNotice>
      <div className="flex flex-col items-start gap-5 sm:flex-row">
        <PersonPhoto photo={photo} size="large" />
        <div className="flex w-full max-w-md min-w-0 flex-col items-start gap-3">
          <form
            key={photo.url}
            {...form.props}
            encType="multipart/form-data"
            className="flex w-full flex-col gap-4"
          >
            <input type="hidden" name="what" value="photo" />
            <Field
              id={field.id}
              label={m.photo_choose()}
              hint={m.photo_hint()}
              error={isLost ? m.photo_cut_off() : error}
            >
              {(control) => (
                <input
                  {...field}
                  {...control}
                  type="file"
                  accept="image/jpeg,image/png,image/webp,image/avif"
                  className={`${controlClass} cursor-pointer text-sm! text-ellipsis file:mr-3 file:cursor-pointer file:rounded-control file:bg-brand-wash file:px-3 file:py-1.5 file:font-semibold file:text-brand`}
                />
              )}
            </Field>
            {!isLost && !error && <FormNotice trouble={form.trouble} words={authWords} />}
            <Button type="submit" busy={form.isBusy} className="self-start">
              {m.photo_upload()}
            </Button>
            <UploadProgress upload={upload} words={m.photo_sending()} />
          </form>
          {photo.url && <RemoveForm props={form.props} isBusy={form.isBusy} />}
        </div>
      </div>
    </>
  )
}

function RemoveForm({ props, isBusy }: { props: FormProps; isBusy: boolean }) {
  return (
    <form {...props} ref={undefined}>
      <SubmitButton what="photo-remove" variant="plain" busy={isBusy}>
        {m.photo_remove()}
      </SubmitButton>
    </form>
  )
}

type FormProps = ReturnType<typeof usePageForm>['props']

/** Before megabytes go over a slow line for nothing. */
function checkPhoto(form: FormData): FormResult | undefined {
  const file = form.get('photo')
  if (!(file instanceof File)) return undefined
  if (file.size === 0) return refused({ fields: { photo: 'nothing-chosen' } })
  return file.size > mostPhotoBytes ? refused({ fields: { photo: 'too-large' } }) : undefined
}

const takenWords = ({ form }: FormResult) =>
  form === 'photo-remove' ? m.photo_removed() : m.photo_saved()

function doneWords(done: string | null): string | undefined {
  if (done === 'photo-saved') return m.photo_saved()
  return done === 'photo-removed' ? m.photo_removed() : undefined
}

type Problem = PhotoRefusal | 'nothing-chosen'

const problemWords: Record<Problem, () => string> = {
  'nothing-chosen': m.photo_missing,
  'too-large': m.photo_too_large,
  'not-an-image': m.photo_not_an_image,
  'too-many-pixels': m.photo_too_many_pixels,
  'too-small': m.photo_too_small,
  'too-costly': m.photo_too_costly,
  'too-many-waiting': m.photo_too_many_waiting,
  'too-many-requests': identityWords['too-many-requests'],
}
