import { inLanguage, type Language } from '#platform/language.ts'
import { listShownBanners, listSliderBanners } from '#shop/banners/list-banners.ts'
import type { Banner } from '#shop/banners/banner.ts'
import { nextBannerChange } from '#shop/banners/next-banner-change.ts'
import { listCategories } from '#shop/catalog/categories/list-categories.ts'
import { listDeals, listNewest, listTopSelling } from '#shop/catalog/listings/list-cards.ts'
import { nextCatalogChange } from '#shop/catalog/next-catalog-change.ts'
import { categoriesTopic, topicsOf, topicsOfPopular } from '#shop/catalog/topics.ts'
import type { Shop } from '#shop/shop.ts'
import { loadComparePage, type ComparePage } from '../compare/load-compare-page.ts'
import { inWords } from '../text/moment-in-words.ts'

const cardsInARow = 10

/** Everything that the home page shows, nothing that it does not: what is loaded is also sent. */
export async function loadHome(shop: Shop, language: Language) {
  const [slider, newOffers, categories, topSelling, deals, newest, comparison, ...changes] =
    await Promise.all([
      orLog(shop, () => listSliderBanners(shop)),
      orLog(shop, () => listShownBanners(shop, { placement: 'new-offer', limit: 1 })),
      listCategories(shop),
      listTopSelling(shop, cardsInARow),
      listDeals(shop, 3),
      listNewest(shop, cardsInARow),
      loadComparePage(shop, language),
      nextCatalogChange(shop),
      orLog(shop, () => nextBannerChange(shop)),
    ])
  const home = {
    shopUrl: shop.environment.shopUrl,
    banners: (slider ?? []).map((banner) => shownBanner(banner, language)),
    newOffers: (newOffers ?? []).map((banner) => shownBanner(banner, language)),
    categories: categories
      .filter(({ productCount, level }) => productCount > 0 && level === 1)
      .map(({ slug, name, nameBn, picture, productCount }) => ({
        slug,
        name: inLanguage(language, name, nameBn),
        picture,
        productCount,
      })),
    topSelling,
    deals: deals.map((card) => ({
      product: card,
      endsInWords: inWords(card.dealEndsAt ?? '', language),
    })),
    newest,
    comparison: withoutDescriptions(comparison),
  }
  const cards = [...topSelling, ...deals, ...newest, ...comparison.popular.map(({ card }) => card)]
  const topics = [categoriesTopic, ...topicsOfPopular(), ...topicsOf(cards)]
  return {
    home,
    topics,
    staleFrom: firstOf(changes),
    isWhole: slider !== undefined && newOffers !== undefined,
  }
}

/** Too long for here. */
const withoutDescriptions = ({ category, popular }: ComparePage): ComparePage => ({
  category,
  popular: popular.map((product) => ({ ...product, description: '' })),
})

export type Home = Awaited<ReturnType<typeof loadHome>>['home']

function shownBanner(banner: Banner, language: Language) {
  const { id, title, titleBn, link, linkBn, alt, altBn, picture, narrowPicture } = banner
  return {
    id,
    title: inLanguage(language, title, titleBn),
    name: title,
    link: inLanguage(language, link, linkBn),
    alt: inLanguage(language, alt ?? '', altBn),
    picture,
    ...(narrowPicture && { narrowPicture }),
  }
}

const firstOf = (changes: readonly (Date | undefined)[]): Date | undefined =>
  changes.filter((at) => at !== undefined).toSorted((one, other) => +one - +other)[0]

/** A home page without banners is still a home page (spec 8: banner failure is logged and shows a spinner). */
async function orLog<Found>(shop: Shop, find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find()
  } catch (error) {
    shop.log.error({ err: error }, 'the banners could not be listed')
    return undefined
  }
}
