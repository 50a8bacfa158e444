import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { langOf } from '#ui/text/lang-of.ts'
import { Moment } from '#ui/text/moment.tsx'
import { ShopAnswer } from '../review-item.tsx'
import type { PageQuestion } from '../shown-review.ts'

interface QuestionItemProps {
  question: PageQuestion
  /** What a reader can do about it. */
  children?: ReactNode
}

/** What somebody asked, and what the shop answered. */
export function QuestionItem({ question, children }: QuestionItemProps) {
  const { text, author, askedAt, answer } = question
  return (
    <article className="py-4 [overflow-wrap:anywhere]">
      <p lang={langOf(text)} className="font-semibold">
        {text}
      </p>
      <p className="text-sm text-ink-soft">
        <span lang={langOf(author)}>{author || m.question_by_somebody()}</span> ·{' '}
        <Moment at={askedAt} />
      </p>
      <ShopAnswer answer={answer} />
      {children}
    </article>
  )
}
