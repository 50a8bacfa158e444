import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

interface FormDoneProps {
  title: string
  /** The heading of a page of its own. */
  isPage?: boolean
  /** What happens next. */
  children: ReactNode
}

/** In the place of a form that was sent. It takes the focus, so that it is read and the keyboard goes on from here. */
export function FormDone({ title, isPage = false, children }: FormDoneProps) {
  const Heading = isPage ? 'h1' : 'h2'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isPage) heading.current?.focus()
  }, [isPage])
  return (
    <div className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
        <Icon name="check" className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <Heading ref={heading} tabIndex={-1} className="pt-1.5 text-xl font-semibold outline-none">
          {title}
        </Heading>
        {children}
      </div>
    </div>
  )
}
