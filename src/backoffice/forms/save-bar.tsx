import { useEffect, useRef, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { UploadNotice } from '#pages/form/upload/upload-notice.tsx'
import { Button } from '#ui/button.tsx'

/** Of several forms, the one that is typed into. */
function press(button: HTMLButtonElement | null, isOnly: boolean) {
  const form = button?.form
  if (isOnly || form?.contains(document.activeElement)) form?.requestSubmit(button)
}

interface SaveBarProps {
  /** That it saves. */
  form: Pick<PageForm, 'isBusy' | 'trouble'> & { uploadNotice?: string | undefined }
  /** What its button sends, where a page has several forms: Ctrl-S saves the one that is typed into. */
  name?: string
  className?: string
  /** On the button, where it does more than to save: then Ctrl-Enter presses it. */
  label?: string | undefined
  /** Where a person goes who saves nothing. */
  cancelTo?: string
  /** What is typed cannot be saved; the children say why. */
  isOff?: boolean
  /** Beside the button: what it comes to. */
  children?: ReactNode
}

/** Stays in sight under a long form; Ctrl-S presses it. */
export function SaveBar({ form, isOff = false, label, name, ...rest }: SaveBarProps) {
  const { className, cancelTo, children } = rest
  const button = useRef<HTMLButtonElement>(null)
  const code = label === undefined ? 'KeyS' : 'Enter'
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.code === code
      if (!isSave || document.querySelector('[role=dialog]')) return
      event.preventDefault()
      if (!button.current?.disabled) press(button.current, name === undefined)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [code, name])
  return (
    <div
      className={`save-bar sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom)+var(--notice,0rem))] z-20 -mx-4 flex items-center justify-between gap-3 border-t border-line bg-surface px-4 py-3 md:bottom-[var(--notice,0rem)] print:hidden ${className ?? 'md:mx-0 md:rounded-t-card md:border-x'}`}
    >
      <div className="min-w-0">
        <Refusal trouble={form.trouble} />
        <UploadNotice>{form.uploadNotice}</UploadNotice>
        {children}
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {cancelTo !== undefined && (
          <ShopButtonLink to={cancelTo} variant="plain">
            {m.form_cancel()}
          </ShopButtonLink>
        )}
        <Button
          ref={button}
          type="submit"
          {...(name !== undefined && { name: 'what', value: name })}
          busy={form.isBusy}
          disabled={isOff}
          aria-keyshortcuts={label === undefined ? 'Control+S' : 'Control+Enter'}
        >
          {label ?? m.form_save()}
        </Button>
      </div>
    </div>
  )
}

/** The reason stands in the page, perhaps out of sight: the bar, which is always seen, says that there is one. */
function Refusal({ trouble }: Pick<PageForm, 'trouble'>) {
  if (trouble === undefined) return null
  return (
    <p className="text-sm font-medium text-cut">
      {trouble === 'check-fields' ? m.form_bar_check() : m.form_bar_refused()}
    </p>
  )
}
