import type { DemoProduct } from '../../demo-product.ts'
import { frameClose, framesFront, frameStanding } from '../../drawings/home-decor/photo-frames.ts'
import { clockClose, clockFront, clockSide } from '../../drawings/home-decor/wall-clock.ts'

export const walls: DemoProduct[] = [
  {
    slug: 'silent-wooden-wall-clock',
    name: { en: 'Silent wooden wall clock, 30 cm', bn: 'নিঃশব্দ কাঠের দেয়ালঘড়ি, ৩০ সেমি' },
    brand: 'Shomoy Ghor',
    description: {
      en: '<p>A solid wood rim, brass hour marks and a sweeping second hand that makes no tick, so it can hang over a bed or a study table.</p><ul><li>Diameter 30 cm, depth 4.5 cm</li><li>Seasoned gamari wood under real glass</li><li>Runs on one AA battery (not included)</li></ul><p>One-year warranty on the movement.</p>',
      bn: '<p>নিরেট কাঠের ফ্রেম, পিতলের ঘণ্টার দাগ আর টিকটিক শব্দহীন সেকেন্ডের কাঁটা। তাই শোবার ঘর বা পড়ার টেবিলের ওপরেও নিশ্চিন্তে ঝোলাতে পারেন।</p><ul><li>ব্যাস ৩০ সেমি, পুরুত্ব ৪.৫ সেমি</li><li>সিজন করা গামারি কাঠ, সামনে আসল কাচ</li><li>একটি AA ব্যাটারিতে চলে (সঙ্গে দেওয়া হয় না)</li></ul><p>মেশিনে এক বছরের ওয়ারেন্টি।</p>',
    },
    tags: ['clock', 'wood', 'silent', 'wall'],
    unitsSold: 134,
    publishedDaysAgo: 112,
    variants: [
      {
        color: { name: { en: 'Natural', bn: 'কাঠের স্বাভাবিক রং' }, hex: '#c89a5c' },
        sku: 'HD-CLK-NAT',
        priceInTaka: 1650,
        purchaseCostInTaka: 980,
        stock: 16,
        pictures: [clockFront('#c89a5c'), clockSide('#c89a5c'), clockClose('#c89a5c')],
      },
      {
        color: { name: { en: 'Walnut brown', bn: 'ওয়ালনাট (গাঢ় বাদামি)' }, hex: '#6b4226' },
        sku: 'HD-CLK-WAL',
        priceInTaka: 1750,
        purchaseCostInTaka: 1040,
        stock: 3,
        pictures: [clockFront('#6b4226'), clockSide('#6b4226'), clockClose('#6b4226')],
      },
    ],
    pictures: [],
  },
  {
    slug: 'wooden-photo-frames-set-of-3',
    name: { en: 'Wooden photo frames, set of 3', bn: 'কাঠের ছবির ফ্রেম, ৩টির সেট' },
    brand: 'Shomoy Ghor',
    description: {
      en: '<p>Three frames that hang together well: one large, one square, one small. Mitred corners, a wide ivory mount and real glass.</p><ul><li>For pictures of 8 × 12, 6 × 6 and 5 × 7 inch</li><li>Mahogany wood, oiled or stained</li><li>Hooks, nails and a paper hanging plan included</li></ul><p>The prints you see come with the set.</p>',
      bn: '<p>একসঙ্গে ঝোলালে মানায়, এমন তিনটি ফ্রেম: একটি বড়, একটি বর্গাকার, একটি ছোট। কোনাকুনি জোড়া, চওড়া আইভরি মাউন্ট আর আসল কাচ।</p><ul><li>৮ × ১২, ৬ × ৬ ও ৫ × ৭ ইঞ্চি ছবির জন্য</li><li>মেহগনি কাঠ, তেল বা রং দিয়ে ফিনিশ করা</li><li>সঙ্গে হুক, পেরেক ও ঝোলানোর মাপ আঁকা কাগজ</li></ul><p>ছবিতে দেখানো প্রিন্ট তিনটি সেটের সঙ্গেই পাবেন।</p>',
    },
    tags: ['frame', 'wood', 'wall art', 'set'],
    unitsSold: 119,
    publishedDaysAgo: 83,
    variants: [
      {
        color: { name: { en: 'Honey wood', bn: 'মধু রঙের কাঠ' }, hex: '#c89a5c' },
        sku: 'HD-FRM-HNY',
        priceInTaka: 1290,
        discountPriceInTaka: 1090,
        purchaseCostInTaka: 690,
        stock: 18,
        pictures: [framesFront('#c89a5c'), frameStanding('#c89a5c'), frameClose('#c89a5c')],
      },
      {
        color: { name: { en: 'Dark brown', bn: 'গাঢ় বাদামি' }, hex: '#3a2a20' },
        sku: 'HD-FRM-BRN',
        priceInTaka: 1290,
        discountPriceInTaka: 1090,
        purchaseCostInTaka: 690,
        stock: 10,
        pictures: [framesFront('#3a2a20'), frameStanding('#3a2a20'), frameClose('#3a2a20')],
      },
    ],
    pictures: [],
  },
]
