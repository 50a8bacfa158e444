import { contrast, mixed } from './colour.ts'

/** What shoppers see in the main colour: buttons and links, a button that is pressed, and washed areas (src/ui/style.css). */
export interface BrandColours {
  brand: string
  press: string
  wash: string
}

/** The shop's own. */
export const firstBrandColour = '#0b6b4f'

export const brandColourPattern = /^#[0-9a-f]{6}$/

/** Under pages and cards, and of the words upon buttons. */
const paper = '#fbfaf6'
const onBrand = '#ffffff'

export const brandColoursOf = (brand: string): BrandColours => ({
  brand,
  press: mixed(brand, '#000000', 0.25),
  wash: mixed(brand, '#ffffff', 0.9),
})

/** Of normal text (WCAG 2, AA). */
export const leastContrast = 4.5

/** The least contrast of all that is written in it, or upon it. */
export function contrastOfBrand(colour: string): number {
  const { brand, press, wash } = brandColoursOf(colour)
  return Math.min(
    contrast(onBrand, brand),
    contrast(onBrand, press),
    contrast(brand, paper),
    contrast(brand, wash),
  )
}

export const isReadableBrand = (colour: string): boolean =>
  brandColourPattern.test(colour) && contrastOfBrand(colour) >= leastContrast

/** For a page of shoppers; nothing where it is the shop's own, which the style sheet has. */
export function brandStyle(colour: string): string | undefined {
  if (colour === firstBrandColour) return undefined
  const { brand, press, wash } = brandColoursOf(colour)
  return `:root{--color-brand:${brand};--color-brand-press:${press};--color-brand-wash:${wash}}`
}
