import { useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { isTaken, refused, type FormResult } from '#pages/form/form-result.ts'
import { UploadProgress } from '#pages/form/upload/upload-progress.tsx'
import { useReportUpload, type PendingUploads } from '#pages/form/upload/pending-uploads.ts'
import { useUpload } from '#pages/form/upload/use-upload.ts'
import { useForm } from '#pages/form/use-form.ts'
import { mostPictureBytes, type Picture } from '#shop/pictures/picture.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ChosenFile, unseenClass } from '../forms/chosen-file.tsx'
import { shownFor } from '../forms/shown-for.ts'
import { pictureProblems, type PictureProblem } from './picture-problems.ts'
import type { SentPicture } from './taking-picture.ts'

interface PictureFieldProps {
  /** What the form that names the picture calls it. */
  slot: string
  label: string
  hint: string
  optional?: boolean
  picture: Picture | null
  answered: FormResult | undefined
  /** What the form that names it says of it. */
  error: string | undefined
  onSent: (picture: Picture) => void
  /** Of the page: the form that names the picture waits for it. */
  uploads: PendingUploads
  /** Takes it away; left out where there has to be one. */
  remove?: { text: string; onPress: () => void }
  /** The picture that was sent. */
  children: ReactNode
}

/** One picture that a form names: sent as soon as it is chosen, with its progress. The page's action takes it by `takingPicture`. */
export function PictureField({ slot, label, hint, optional = false, ...rest }: PictureFieldProps) {
  const { picture, answered, onSent, uploads, remove, children } = rest
  const { upload, form, name, state, choose, discard } = useSentPicture(slot, answered, onSent)
  useReportUpload(uploads, slot, label, state)
  const { defaultValue: _, error, ...field } = form.field('file')
  const said = sayWrong({ trouble: form.trouble, error, missing: picture ? undefined : rest.error })
  return (
    <form
      {...form.props}
      encType="multipart/form-data"
      aria-label={label}
      className="flex min-w-0 flex-col gap-3"
    >
      <input type="hidden" name="slot" value={slot} />
      <Field id={field.id} label={label} optional={optional} hint={hint} error={said}>
        {(control) => (
          <PictureInput
            {...field}
            {...control}
            chosen={name}
            onChange={form.isBusy ? undefined : choose}
            isBusy={form.isBusy}
          />
        )}
      </Field>
      {said === undefined && <FormNotice trouble={form.trouble} words={{}} />}
      <PictureButtons
        isUnsent={state === 'unsent'}
        isWrong={error !== undefined}
        discard={discard}
        remove={picture ? remove : undefined}
      />
      <UploadProgress upload={upload} words={m.picture_sending()} />
      <output className="empty:hidden">
        {isTaken(form.result) && upload.share === undefined && m.picture_sent()}
      </output>
      {children}
    </form>
  )
}

function useSentPicture(
  slot: string,
  answered: FormResult | undefined,
  onSent: PictureFieldProps['onSent'],
) {
  const upload = useUpload()
  const [name, setName] = useState<string>()
  const form = useForm<'file', PictureProblem>({
    id: slot,
    lastResult: answered,
    check: async () => checkFile,
    send: upload.send,
    words: pictureProblems,
    afterwards: async (result: SentPicture) => {
      if (result.answer?.picture) onSent(result.answer.picture)
      setName(undefined)
      form.props.ref.current?.reset()
      return result
    },
  })
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0]
    setName(file?.name)
    if (file)
      target.form?.requestSubmit(target.form.querySelector<HTMLElement>('button[name=what]'))
  }
  function discard(): void {
    form.props.ref.current?.reset()
    setName(undefined)
    form.beginAgain()
  }
  const state = form.isBusy ? 'sending' : name === undefined ? undefined : 'unsent'
  return { upload, form, name, state, choose, discard } as const
}

interface PictureButtonsProps {
  isUnsent: boolean
  isWrong: boolean
  discard: () => void
  remove: PictureFieldProps['remove']
}

const PictureButtons = ({ isUnsent, isWrong, discard, remove }: PictureButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button
      type="submit"
      name="what"
      value="picture"
      variant="quiet"
      className={shownFor(isUnsent && !isWrong)}
    >
      {m.picture_send()}
    </Button>
    {isUnsent && <RemoveButton text={m.upload_discard()} onPress={discard} />}
    {remove && <RemoveButton {...remove} />}
  </div>
)

interface PictureInputProps extends ComponentProps<'input'> {
  /** The name of the file that is not sent yet. */
  chosen: string | undefined
  isBusy: boolean
}

/** While one is sent, no other is chosen. */
const PictureInput = ({ chosen, isBusy, ...props }: PictureInputProps) => (
  <ChosenFile name={chosen}>
    <input
      {...props}
      type="file"
      accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : undefined}
      className={unseenClass}
    />
  </ChosenFile>
)

const RemoveButton = ({ text, onPress }: NonNullable<PictureFieldProps['remove']>) => (
  <Button variant="plain" onClick={onPress} className="noscript:hidden">
    {text}
  </Button>
)

interface Wrong {
  trouble: string | undefined
  error: string | undefined
  missing: string | undefined
}

const sayWrong = ({ trouble, error, missing }: Wrong): string | undefined =>
  trouble === 'no-connection' ? m.photo_cut_off() : (error ?? missing)

/** Before megabytes go over a slow line for nothing. */
function checkFile(form: FormData): FormResult | undefined {
  const file = form.get('file')
  if (!(file instanceof File)) return undefined
  if (file.size === 0) return refused({ fields: { file: 'nothing-chosen' } })
  return file.size > mostPictureBytes ? refused({ fields: { file: 'too-large' } }) : undefined
}
