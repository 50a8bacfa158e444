import { useState, type ChangeEvent } from 'react'
import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import { mostPhotoBytes } from '#shop/identity/photos/photo.ts'
import { Button } from '#ui/button.tsx'
import { controlClass, Field } from '#ui/field.tsx'
import { identityWords } from '#storefront/auth/identity-words.ts'
import { PersonPhoto, type ShownPhoto } from '#storefront/account/layout/person-photo.tsx'
import { useIsSending } from '#pages/use-is-sending.ts'
import type { ProfileAnswer } from '../profile-answer.ts'

interface PhotoFormProps {
  photo: ShownPhoto
  answer: ProfileAnswer | undefined
}

/** A photo, or another one, or none; also without JavaScript. */
export function PhotoForm({ photo, answer }: PhotoFormProps) {
  const isSending = useIsSending('photo')
  const isRemoving = useIsSending('photo-remove')
  const [isTooLarge, setTooLarge] = useState(false)
  const refused = answer?.outcome === 'photo-refused' ? refusalWords[answer.why]() : undefined
  const weigh = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setTooLarge((target.files?.[0]?.size ?? 0) > mostPhotoBytes)
  return (
    <div className="flex flex-col items-start gap-5 sm:flex-row">
      <PersonPhoto photo={photo} size="large" />
      <div className="flex w-full max-w-md min-w-0 flex-col items-start gap-3">
        <Form
          method="post"
          encType="multipart/form-data"
          className="flex w-full flex-col gap-4"
          // Before megabytes go over a slow line for nothing.
          onSubmit={isTooLarge ? (event) => event.preventDefault() : undefined}
        >
          <input type="hidden" name="what" value="photo" />
          <Field
            id="profile-photo"
            label={m.photo_choose()}
            hint={m.photo_hint()}
            error={isTooLarge ? m.photo_too_large() : refused}
          >
            {(control) => (
              <input
                {...control}
                type="file"
                name="photo"
                accept="image/jpeg,image/png,image/webp,image/avif"
                onChange={weigh}
                className={`${controlClass} cursor-pointer text-sm! text-ellipsis file:mr-3 file:cursor-pointer file:rounded-control file:bg-brand-wash file:px-3 file:py-1.5 file:font-semibold file:text-brand`}
              />
            )}
          </Field>
          <Button type="submit" busy={isSending} className="self-start">
            {m.photo_upload()}
          </Button>
          <output className="empty:hidden">{isSending && m.photo_sending()}</output>
        </Form>
        {photo.address && (
          <Form method="post">
            <Button
              type="submit"
              name="what"
              value="photo-remove"
              variant="plain"
              busy={isRemoving}
            >
              {m.photo_remove()}
            </Button>
          </Form>
        )}
      </div>
    </div>
  )
}

type Why = Extract<ProfileAnswer, { outcome: 'photo-refused' }>['why']

const refusalWords: Record<Why, () => string> = {
  'nothing-chosen': m.photo_missing,
  'too-large': m.photo_too_large,
  'not-an-image': m.photo_not_an_image,
  'too-many-pixels': m.photo_too_many_pixels,
  'too-small': m.photo_too_small,
  'too-costly': m.photo_too_costly,
  'too-many-waiting': m.photo_too_many_waiting,
  'cut-off': m.photo_cut_off,
  'too-many-requests': identityWords['too-many-requests'],
}
