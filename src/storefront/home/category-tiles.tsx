import { m } from '#paraglide/messages.js'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { pictureSizes } from '#shop/pictures/views/picture-sizes.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { Section } from '../product-cards/section.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import type { Home } from './load-home.ts'

export function CategoryTiles({ categories }: Pick<Home, 'categories'>) {
  if (categories.length === 0) return null
  return (
    <Section title={m.home_categories()}>
      <ul className="grid grid-cols-3 gap-3 min-[40rem]:grid-cols-6 md:gap-4">
        {categories.map(({ slug, name, picture, productCount }) => (
          <li key={slug}>
            <ShopLink
              to={`/shop/${slug}`}
              className="group block h-full overflow-hidden rounded-card border border-line bg-surface text-center transition-shadow duration-200 hover:shadow-lift"
            >
              <PictureView
                picture={picture}
                alt=""
                {...pictureSizes.category}
                sizes="(min-width: 40rem) 180px, 30vw"
                className="aspect-square"
              />
              <span
                lang={langOf(name)}
                className="block px-1 pt-2 text-sm leading-tight font-semibold group-hover:text-brand md:text-base"
              >
                {name}
              </span>
              <span className="block px-1 pb-3 text-xs text-ink-soft md:text-sm">
                {m.shop_count({ n: productCount })}
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
