import type { DemoProduct, DemoVariant } from '../../demo-product.ts'
import type { ClothName } from '../../drawings/home/kantha.ts'
import { cloths } from '../../drawings/home/kantha.ts'
import {
  bedsheetCloseUp,
  bedsheetFolded,
  bedsheetOnBed,
} from '../../drawings/home/nakshi-kantha-bedsheet.ts'

const colors = {
  maroon: { code: 'MRN', name: { en: 'Maroon', bn: 'মেরুন' } },
  indigo: { code: 'IND', name: { en: 'Indigo', bn: 'গাঢ় নীল' } },
  leaf: { code: 'GRN', name: { en: 'Leaf green', bn: 'কলাপাতা সবুজ' } },
} as const

function bothSizes(cloth: ClothName, [single, double]: readonly [number, number]): DemoVariant[] {
  const { code, name } = colors[cloth]
  const color = { name, hex: cloths[cloth].ground }
  const pictures = [bedsheetOnBed(cloth), bedsheetFolded(cloth)]
  return [
    {
      color,
      size: 'Single',
      sku: `HM-NKB-${code}-S`,
      priceInTaka: 1450,
      purchaseCostInTaka: 960,
      stock: single,
      pictures,
    },
    {
      color,
      size: 'Double',
      sku: `HM-NKB-${code}-D`,
      priceInTaka: 2150,
      discountPriceInTaka: 1890,
      purchaseCostInTaka: 1390,
      stock: double,
      pictures,
    },
  ]
}

const nakshiKantha: DemoProduct = {
  slug: 'nakshi-kantha-cotton-bedsheet',
  name: { en: 'Nakshi kantha cotton bedsheet set', bn: 'নকশি কাঁথা কাজের সুতি বিছানার চাদর সেট' },
  brand: 'Nokshi Tant',
  description: {
    en: '<p>A lotus in the middle, paisleys at the corners and rows of running stitch in between, sewn by women of Jamalpur who learnt it from their mothers. Soft pure cotton that gets softer with every wash.</p><ul><li><strong>Single:</strong> sheet 60 × 90 in, one pillow cover</li><li><strong>Double:</strong> sheet 90 × 100 in, two pillow covers</li><li><strong>Fabric:</strong> 100% cotton, 200 thread count, fast colours</li><li><strong>Pillow covers:</strong> 18 × 27 in, with a flap</li></ul><p>Wash in cold water with a mild soap and dry in the shade. Stitches vary a little from piece to piece: that is the hand in it.</p>',
    bn: '<p>মাঝখানে পদ্ম, কোণে কলকা আর তার ফাঁকে ফাঁকে সারি সারি রান সেলাই। জামালপুরের নারীদের হাতের কাজ, মায়েদের কাছ থেকে শেখা। খাঁটি সুতি কাপড়, যত ধোবেন তত নরম হবে।</p><ul><li><strong>সিঙ্গেল:</strong> চাদর ৬০ × ৯০ ইঞ্চি, ১টি বালিশের কভার</li><li><strong>ডাবল:</strong> চাদর ৯০ × ১০০ ইঞ্চি, ২টি বালিশের কভার</li><li><strong>কাপড়:</strong> ১০০% সুতি, ২০০ থ্রেড কাউন্ট, পাকা রং</li><li><strong>বালিশের কভার:</strong> ১৮ × ২৭ ইঞ্চি, ফ্ল্যাপসহ</li></ul><p>ঠান্ডা পানিতে হালকা সাবানে ধুয়ে ছায়ায় শুকান। একেকটির সেলাই একটু একেক রকম হতে পারে, হাতের কাজের সৌন্দর্য সেখানেই।</p>',
  },
  tags: ['bedsheet', 'nakshi kantha', 'cotton', 'handmade'],
  unitsSold: 431,
  publishedDaysAgo: 198,
  variants: [
    ...bothSizes('indigo', [22, 2]),
    ...bothSizes('maroon', [18, 25]),
    ...bothSizes('leaf', [0, 11]),
  ],
  pictures: [bedsheetCloseUp('leaf')],
}

export const bedding: DemoProduct[] = [nakshiKantha]
