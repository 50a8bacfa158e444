import type { Language } from '#platform/language.ts'
import { inLanguage } from '#platform/language.ts'
import type { ArticleCard } from '#shop/content/articles/article.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import { dayInWords } from '../text/moment-in-words.ts'

/** An article in a list, in the language of the page, English where Bangla is missing. */
export interface ShownArticle {
  slug: string
  title: string
  summary: string
  picture: Picture | null
  publishedAt: string
  publishedInWords: string
  minutes: number
}

export function showArticle(card: ArticleCard, language: Language): ShownArticle {
  const { slug, title, titleBn, summary, summaryBn, picture, publishedAt } = card
  const isBangla = language === 'bn' && card.minutesBn !== null
  return {
    slug,
    title: inLanguage(language, title, titleBn),
    summary: inLanguage(language, summary, summaryBn),
    picture,
    publishedAt,
    publishedInWords: dayInWords(publishedAt, language),
    minutes: isBangla ? (card.minutesBn ?? card.minutes) : card.minutes,
  }
}

export const articlePath = (slug: string) => `/blog/${encodeURIComponent(slug)}`
