import { getLocale } from '#paraglide/runtime.js'
import type { Language } from '#platform/language.ts'
import { proseClass } from '#ui/text/prose-class.ts'

interface ProseProps {
  /** Sanitised when it was saved. */
  html: string
  /** English where Bangla is missing. */
  language: Language
}

export function Prose({ html, language }: ProseProps) {
  return (
    <div
      className={proseClass}
      lang={language === getLocale() ? undefined : language}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
