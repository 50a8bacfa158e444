import { getLocale } from '#paraglide/runtime.js'
import type { Language } from '#platform/language.ts'

/** How what merchants write looks. */
const proseClass =
  'flex max-w-[65ch] flex-col gap-3 [overflow-wrap:anywhere] [&_a]:text-brand [&_a]:underline [&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-4 [&_h2]:mt-2 [&_h2]:text-lg [&_h2]:font-semibold [&_h3]:mt-2 [&_h3]:font-semibold [&_h4]:font-semibold [&_li]:mt-1 [&_ol]:list-decimal [&_ol]:pl-6 [&_table]:block [&_table]:overflow-x-auto [&_table]:break-words [&_td]:border [&_td]:border-line [&_td]:px-3 [&_td]:py-1.5 [&_th]:border [&_th]:border-line [&_th]:px-3 [&_th]:py-1.5 [&_th]:text-left [&_ul]:list-disc [&_ul]:pl-6'

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
