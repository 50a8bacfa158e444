import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'quiet' | 'deal' | 'plain'

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-semibold transition-colors duration-150 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed'

const looks: Record<ButtonVariant, string> = {
  primary:
    'bg-brand text-on-brand hover:bg-brand-press active:bg-brand-press disabled:bg-line disabled:text-ink-soft',
  quiet:
    'border border-control-line bg-surface text-ink hover:border-brand hover:text-brand disabled:border-line disabled:text-ink-faint',
  deal: 'bg-deal text-deal-ink hover:bg-deal-press disabled:bg-line disabled:text-ink-soft',
  plain: 'px-3! text-brand hover:bg-brand-wash disabled:text-ink-faint',
}

/** For what looks like a button and is something else. */
export function buttonClass(variant: ButtonVariant = 'primary', className = ''): string {
  return `${shape} ${looks[variant]} ${className}`
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  /** Shows that it is being done, and answers no second press. It keeps its width and its focus. */
  busy?: boolean
}

export function Button({ variant, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

export function ButtonLink({
  variant,
  className,
  ...rest
}: LinkProps & { variant?: ButtonVariant; className?: string }) {
  return <Link {...rest} className={buttonClass(variant, className)} />
}
