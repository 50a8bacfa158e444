import type { DemoCategory } from '../demo-product.ts'
import { leather } from './accessories/leather.ts'
import { cloth } from './accessories/cloth.ts'
import { sunAndRain } from './accessories/sun-and-rain.ts'
import { floorShadow, scene } from '../drawings/kit.ts'
import { apart, blur, place } from '../drawings/accessories/craft.ts'
import { bag } from '../drawings/accessories/jute-tote.ts'
import { closedWallet } from '../drawings/accessories/leather-wallet.ts'
import { glasses, tortoise } from '../drawings/accessories/sunglasses.ts'

/** The tote, a wallet leaning on it, sunglasses before them. */
const accessoriesPicture = () =>
  scene(
    'accessories',
    `<g transform="translate(48 -14)">${floorShadow(540, 946, 400, 54)}${place('translate(-60 10) scale(0.97)', apart('t', bag('#7c2a38')))}<path d="M560 640L1010 600L1030 930H620z" fill="#2b1a08" fill-opacity="0.35" filter="url(#under)"/>${floorShadow(800, 940, 320, 40)}${place('translate(440 438) scale(0.56)', apart('w', closedWallet('#6b3f24')))}<ellipse cx="470" cy="1006" rx="330" ry="22" fill="#2b1a08" fill-opacity="0.35" filter="url(#under)"/>${place('translate(460 920) scale(0.74)', apart('g', glasses(tortoise, '#5f4326', 'open')))}</g>`,
    [blur('under', 14)],
  )

export const accessories: DemoCategory = {
  slug: 'accessories',
  name: { en: 'Accessories', bn: 'অ্যাকসেসরিজ' },
  picture: accessoriesPicture,
  products: [...leather, ...cloth, ...sunAndRain],
}
