import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '#platform/language.ts'

interface PreviewFrameProps {
  title: string
  /** Of the page that it is a piece of. */
  language: Language
  /** Of the screen, in pixels; where there is less room it is shown smaller. */
  width: number
  /** What is drawn has more words than there is room for. */
  onCut: (isCut: boolean) => void
  children: ReactNode
}

/** A piece of a page as it is on a screen of this width: a document of its own, so that rules for phones and desks are those of its width. */
export function PreviewFrame({ title, language, width, onCut, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const begin = useCallback(() => {
    const inside = frame.current?.contentDocument
    if (!inside) return
    dressAs(document, inside, language)
    setBody(inside.body)
  }, [language])
  useEffect(begin, [begin])
  useEffect(() => {
    const [outer, inner] = [box.current, frame.current]
    // Its body is as high as its window at least: a frame that was once too high would stay so.
    const drawn = body?.firstElementChild
    if (!body || !drawn || !outer || !inner) return undefined
    const fit = () => {
      const scale = Math.min(1, outer.clientWidth / width)
      inner.style.height = `${drawn.scrollHeight}px`
      inner.style.transform = `scale(${scale})`
      outer.style.height = `${drawn.scrollHeight * scale}px`
      onCut([...body.querySelectorAll('[class*=line-clamp]')].some(isCut))
    }
    const watching = new ResizeObserver(fit)
    for (const element of [outer, drawn]) watching.observe(element)
    const changes = new MutationObserver(fit)
    changes.observe(body, { childList: true, subtree: true, characterData: true })
    fit()
    return () => {
      watching.disconnect()
      changes.disconnect()
    }
  }, [body, width, onCut])
  return (
    <div ref={box} className="overflow-hidden rounded-card border border-line">
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        width={width}
        onLoad={begin}
        tabIndex={-1}
        className="block max-w-none origin-top-left"
      />
      {body && createPortal(<div onClickCapture={stay}>{children}</div>, body)}
    </div>
  )
}

/** Links of a preview lead nowhere, and tell nobody that they were pressed. */
function stay(event: MouseEvent): void {
  const isLink = (event.target as Element).closest('a')
  if (!isLink) return
  event.preventDefault()
  event.stopPropagation()
}

/** Tall letters reach out of their line: only a line more is too much. */
function isCut(words: Element): boolean {
  const line = Number.parseFloat(getComputedStyle(words).lineHeight) || 0
  return words.scrollHeight > words.clientHeight + line / 2
}

/** The style sheets of the page; not its dark colours, which shoppers do not have. */
function dressAs(page: Document, inside: Document, language: Language): void {
  inside.documentElement.lang = language
  inside.documentElement.className = page.documentElement.className
  const sheets = page.querySelectorAll('link[rel=stylesheet], style')
  inside.head.replaceChildren(...[...sheets].map((sheet) => inside.importNode(sheet, true)))
  inside.body.className = page.body.className
}
