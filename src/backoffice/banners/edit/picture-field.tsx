import { m } from '#paraglide/messages.js'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { isTaken, refused, type FormResult } from '#pages/form/form-result.ts'
import { UploadProgress } from '#pages/form/upload/upload-progress.tsx'
import { useForm } from '#pages/form/use-form.ts'
import { useUpload } from '#pages/form/upload/use-upload.ts'
import { countText } from '#pages/money/taka.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import type { UploadRefusal } from '#shop/pictures/upload-picture.ts'
import { Button } from '#ui/button.tsx'
import { controlClass, Field } from '#ui/field.tsx'
import type { BannerResult } from './banner-action.ts'
import { CutHint } from './cut-hint.tsx'
import type { PictureSlot } from './picture-slots.ts'
import type { Shape } from './cut.ts'

type Problem = UploadRefusal | 'nothing-chosen'

const problemWords: Record<Problem, () => string> = {
  'nothing-chosen': m.banners_file_missing,
  'too-large': m.banners_file_too_large,
  'not-an-image': m.photo_not_an_image,
  'too-many-pixels': m.photo_too_many_pixels,
  'too-small': m.photo_too_small,
  'too-costly': m.photo_too_costly,
  'too-many-waiting': m.photo_too_many_waiting,
  'too-many-requests': m.banners_file_too_many,
}

interface PictureFieldProps {
  slot: PictureSlot
  label: string
  shape: Shape
  picture: Picture | null
  answered: FormResult | undefined
  /** What the form of the banner says of it. */
  error: string | undefined
  onSent: (picture: Picture) => void
  onRemove?: () => void
}

/** One picture of a banner: sent at once with its progress, and shown as the page cuts it. */
export function PictureField({ slot, label, shape, picture, ...rest }: PictureFieldProps) {
  const { answered, onSent, onRemove } = rest
  const upload = useUpload()
  const form = useForm<'file', Problem>({
    id: slot,
    lastResult: answered,
    check: async () => checkFile,
    send: upload.send,
    words: problemWords,
    afterwards: async (result: BannerResult) => {
      if (result.answer?.picture) onSent(result.answer.picture)
      return result
    },
  })
  const { defaultValue: _, error, ...field } = form.field('file')
  const said = sayWrong({ trouble: form.trouble, error, missing: picture ? undefined : rest.error })
  return (
    <form
      key={picture?.hash}
      {...form.props}
      encType="multipart/form-data"
      aria-label={label}
      className="flex min-w-0 flex-col gap-3"
    >
      <input type="hidden" name="slot" value={slot} />
      <Field
        id={field.id}
        label={label}
        optional={slot === 'narrowPicture'}
        hint={hintOf(shape)}
        error={said}
      >
        {(control) => (
          <input
            {...field}
            {...control}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            className={`${controlClass} cursor-pointer text-sm! text-ellipsis file:mr-3 file:cursor-pointer file:rounded-control file:bg-brand-wash file:px-3 file:py-1.5 file:font-semibold file:text-brand`}
          />
        )}
      </Field>
      {said === undefined && <FormNotice trouble={form.trouble} words={{}} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="what" value="picture" variant="quiet" busy={form.isBusy}>
          {m.banners_picture_send()}
        </Button>
        {picture && onRemove && <RemoveButton onPress={onRemove} />}
      </div>
      <UploadProgress upload={upload} words={m.banners_picture_sending()} />
      <output className="empty:hidden">
        {isTaken(form.result) && upload.share === undefined && m.banners_picture_sent()}
      </output>
      {picture && <CutHint picture={picture} shape={shape} />}
    </form>
  )
}

function RemoveButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="plain" onClick={onPress} className="noscript:hidden">
      {m.banners_picture_remove()}
    </Button>
  )
}

interface Wrong {
  trouble: string | undefined
  error: string | undefined
  missing: string | undefined
}

const sayWrong = ({ trouble, error, missing }: Wrong): string | undefined =>
  trouble === 'no-connection' ? m.photo_cut_off() : (error ?? missing)

function hintOf({ ratio: [wide, high], width }: Shape): string {
  return m.banners_picture_hint({
    wide: countText(wide),
    high: countText(high),
    width: countText(width),
    height: countText(Math.round((width / wide) * high)),
  })
}

/** Before megabytes go over a slow line for nothing. */
function checkFile(form: FormData): FormResult | undefined {
  const file = form.get('file')
  if (!(file instanceof File)) return undefined
  if (file.size === 0) return refused({ fields: { file: 'nothing-chosen' } })
  return file.size > 10 * 1024 * 1024 ? refused({ fields: { file: 'too-large' } }) : undefined
}
