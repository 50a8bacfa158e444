import type { PictureWidth } from '../picture.ts'

interface PicturePlace {
  /** How wide the picture is on the page, as the sizes attribute says it. */
  sizes: string
  /** What that width can need on phones and dense screens; fewer widths make a smaller page. */
  widths: readonly PictureWidth[]
}

/** Where pictures stand. The page is at most 1200 px wide; breakpoints are those of style.css. */
export const pictureSizes = {
  /** Two cards beside each other on phones, three on tablets, four from 1024 px, five from 1280 px. */
  card: {
    sizes: '(min-width: 80rem) 230px, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 46vw',
    widths: [192, 320, 480, 640],
  },
  /** The large picture of a product page: half of the page from 769 px on, else all of it. */
  gallery: {
    sizes: '(min-width: 80rem) 580px, (min-width: 48.0625rem) 47vw, 94vw',
    widths: [320, 480, 640, 960, 1280],
  },
  thumbnail: { sizes: '72px', widths: [96, 192] },
  cartLine: { sizes: '80px', widths: [96, 192, 320] },
  /** Two tiles beside each other on phones, three on tablets, six on desktops. */
  category: {
    sizes: '(min-width: 64rem) 180px, (min-width: 48.0625rem) 31vw, 46vw',
    widths: [192, 320, 480],
  },
  banner: {
    sizes: '(min-width: 80rem) 1200px, 96vw',
    widths: [320, 480, 640, 960, 1280],
  },
} as const satisfies Record<string, PicturePlace>
