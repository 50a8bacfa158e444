import { m } from '#paraglide/messages.js'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { articlePath, type ShownArticle } from './shown-article.ts'

interface ArticleCardProps {
  article: ShownArticle
  /** The first of a list: it stands across the whole page, and its picture is seen at once. */
  isLarge?: boolean
  heading?: 'h2' | 'h3'
}

const widths = [320, 480, 640, 960] as const

/** One article in a list. The whole card is the link of its title. */
export function ArticleCard({ article, isLarge = false, heading = 'h2' }: ArticleCardProps) {
  const Heading = heading
  return (
    <article
      className={`group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-lift ${isLarge ? 'min-[40rem]:grid min-[40rem]:grid-cols-[3fr_2fr]' : ''}`}
    >
      <PictureView
        picture={article.picture}
        alt=""
        widths={widths}
        sizes={
          isLarge
            ? '(min-width: 80rem) 740px, (min-width: 40rem) 58vw, 92vw'
            : '(min-width: 80rem) 400px, (min-width: 64rem) 31vw, (min-width: 40rem) 47vw, 92vw'
        }
        priority={isLarge}
        className="aspect-video"
      />
      <div
        className={`flex flex-1 flex-col gap-2 p-4 [overflow-wrap:anywhere] ${isLarge ? 'min-[40rem]:justify-center md:p-8' : ''}`}
      >
        <Heading
          className={`leading-snug font-semibold ${isLarge ? 'text-xl md:text-2xl' : 'text-lg'}`}
        >
          <ShopLink
            to={articlePath(article.slug)}
            lang={langOf(article.title)}
            className="group-hover:text-brand after:absolute after:inset-0 after:rounded-card"
          >
            {article.title}
          </ShopLink>
        </Heading>
        <p
          lang={langOf(article.summary)}
          className={`text-ink-soft ${isLarge ? 'md:text-lg' : 'line-clamp-3'}`}
        >
          {article.summary}
        </p>
        <div className={isLarge ? '' : 'mt-auto pt-1'}>
          <ArticleFacts article={article} />
        </div>
      </div>
    </article>
  )
}

type Facts = Pick<ShownArticle, 'publishedAt' | 'publishedInWords' | 'minutes'>

/** When it appeared, and how long it takes to read. */
export function ArticleFacts({ article }: { article: Facts }) {
  return (
    <p className="text-sm text-ink-soft">
      <time dateTime={article.publishedAt}>{article.publishedInWords}</time>
      <span aria-hidden> · </span>
      <span className="whitespace-nowrap">{m.blog_minutes({ n: article.minutes })}</span>
    </p>
  )
}
