import type { DemoProduct } from '../../demo-product.ts'
import { vaseClose, vaseFamily, vaseFront } from '../../drawings/home-decor/ceramic-vase.ts'
import { cushionClose, cushionFront, cushionPair } from '../../drawings/home-decor/cushion-cover.ts'
import { rugAbove, rugClose, rugOnFloor, rugRolled } from '../../drawings/home-decor/jute-rug.ts'
import { trayAbove, trayClose, trayLeaning } from '../../drawings/home-decor/rickshaw-tray.ts'

export const rooms: DemoProduct[] = [
  {
    slug: 'dipped-stoneware-vase',
    name: { en: 'Dipped stoneware vase, 24 cm', bn: 'স্টোনওয়্যারের ফুলদানি, ২৪ সেমি' },
    brand: 'Alpona Living',
    description: {
      en: '<p>A round-shouldered vase, thrown on the wheel and dipped in glaze down to the hip; the foot stays bare and sandy. It looks as good with a handful of dry kash as with fresh tuberoses.</p><ul><li>Height 24 cm, width 23 cm, mouth 9 cm</li><li>High-fired stoneware, holds water</li><li>Felt pads under the foot</li></ul><p>The glaze runs as it likes, so no two edges are the same.</p>',
      bn: '<p>চাকে গড়া গোলগাল ফুলদানি। গলা থেকে কোমর পর্যন্ত গ্লেজে চোবানো, নিচের অংশে মাটির আসল রং। একমুঠো শুকনো কাশফুল হোক বা তাজা রজনীগন্ধা, দুটিতেই মানায়।</p><ul><li>উচ্চতা ২৪ সেমি, চওড়া ২৩ সেমি, মুখ ৯ সেমি</li><li>উচ্চ তাপে পোড়ানো, পানি রাখা যায়</li><li>নিচে ফেল্টের প্যাড</li></ul><p>গ্লেজ নিজের মতো গড়িয়ে নামে, তাই কোনো দুটি ফুলদানির কিনারা এক রকম হয় না।</p>',
    },
    tags: ['vase', 'stoneware', 'handmade', 'gift'],
    unitsSold: 187,
    publishedDaysAgo: 64,
    variants: [
      {
        color: { name: { en: 'River blue', bn: 'গভীর নীল' }, hex: '#3c5f8f' },
        sku: 'HD-VAS-BLU',
        priceInTaka: 1350,
        discountPriceInTaka: 1150,
        purchaseCostInTaka: 720,
        stock: 14,
        pictures: [vaseFront('#3c5f8f'), vaseClose('#3c5f8f')],
      },
      {
        color: { name: { en: 'Milk white', bn: 'দুধসাদা' }, hex: '#f0ebe0' },
        sku: 'HD-VAS-WHT',
        priceInTaka: 1350,
        discountPriceInTaka: 1150,
        purchaseCostInTaka: 720,
        stock: 20,
        pictures: [vaseFront('#f0ebe0'), vaseClose('#f0ebe0')],
      },
      {
        color: { name: { en: 'Betel green', bn: 'পানপাতা সবুজ' }, hex: '#7f9a7a' },
        sku: 'HD-VAS-GRN',
        priceInTaka: 1350,
        discountPriceInTaka: 1150,
        purchaseCostInTaka: 720,
        stock: 8,
        pictures: [vaseFront('#7f9a7a'), vaseClose('#7f9a7a')],
      },
    ],
    pictures: [vaseFamily('#3c5f8f', '#f0ebe0', '#7f9a7a')],
  },
  {
    slug: 'round-braided-jute-rug',
    name: { en: 'Round braided jute rug', bn: 'হাতে বোনা পাটের গোল কার্পেট' },
    brand: 'Sonali Aansh',
    description: {
      en: '<p>Golden jute from Faridpur, braided by hand and stitched round by round, with two rings of indigo. Firm underfoot, cool in summer, and it only gets softer.</p><ul><li>100 % jute, cotton stitching</li><li>About 1 cm thick, the same on both sides</li><li>Shake out or vacuum; do not machine-wash</li></ul><p>It comes rolled and lies flat after a day.</p>',
      bn: '<p>ফরিদপুরের সোনালি আঁশ হাতে বিনুনি করে ঘুরিয়ে ঘুরিয়ে সেলাই করা, মাঝে নীল রঙের দুটি বলয়। পায়ের নিচে মজবুত, গরমে আরামদায়ক, আর যত ব্যবহার হবে তত নরম হবে।</p><ul><li>শতভাগ পাট, সুতি সুতায় সেলাই</li><li>প্রায় ১ সেমি পুরু, দুই পিঠ একই রকম</li><li>ঝেড়ে বা ভ্যাকুয়াম দিয়ে পরিষ্কার করুন; মেশিনে ধোবেন না</li></ul><p>রোল করা অবস্থায় আসে, এক দিন বিছিয়ে রাখলেই সমান হয়ে যায়।</p>',
    },
    tags: ['rug', 'jute', 'handmade', 'floor'],
    unitsSold: 76,
    publishedDaysAgo: 149,
    variants: [
      { size: '90 cm', sku: 'HD-RUG-090', priceInTaka: 1450, purchaseCostInTaka: 850, stock: 21 },
      {
        size: '120 cm',
        sku: 'HD-RUG-120',
        priceInTaka: 2350,
        discountPriceInTaka: 1990,
        purchaseCostInTaka: 1380,
        stock: 13,
      },
      {
        size: '150 cm',
        sku: 'HD-RUG-150',
        priceInTaka: 3600,
        purchaseCostInTaka: 2150,
        stock: 6,
      },
    ],
    pictures: [rugAbove, rugOnFloor, rugClose, rugRolled],
  },
  {
    slug: 'nakshi-kantha-cushion-cover',
    name: { en: 'Nakshi kantha cushion cover', bn: 'নকশিকাঁথার কুশন কভার' },
    brand: 'Noksha Ghor',
    description: {
      en: '<p>A lotus in running stitch, worked by women in Jamalpur on handloom cotton. Each cover takes three to four days.</p><ul><li>16 × 16 inch (40 × 40 cm), hidden zip</li><li>100 % handloom cotton, cotton thread</li><li>Wash by hand in cold water, dry in the shade</li></ul><p>Price is for one cover; the cushion inside is not included.</p>',
      bn: '<p>জামালপুরের নারীদের হাতে তাঁতের কাপড়ে রানফোঁড়ে তোলা পদ্মফুল। একেকটি কভার শেষ করতে তিন-চার দিন লাগে।</p><ul><li>১৬ × ১৬ ইঞ্চি (৪০ × ৪০ সেমি), লুকানো চেইন</li><li>শতভাগ তাঁতের সুতি কাপড়, সুতি সুতা</li><li>ঠান্ডা পানিতে হাতে ধুয়ে ছায়ায় শুকান</li></ul><p>দাম একটি কভারের; ভেতরের কুশন সঙ্গে দেওয়া হয় না।</p>',
    },
    tags: ['cushion', 'kantha', 'handloom', 'cotton'],
    unitsSold: 458,
    publishedDaysAgo: 197,
    variants: [
      {
        color: { name: { en: 'Indigo', bn: 'গাঢ় নীল' }, hex: '#2f4a78' },
        sku: 'HD-CSH-IND',
        priceInTaka: 590,
        purchaseCostInTaka: 330,
        stock: 42,
        pictures: [cushionFront('#2f4a78'), cushionClose('#2f4a78')],
      },
      {
        color: { name: { en: 'Mustard', bn: 'সরিষা হলুদ' }, hex: '#d39a2d' },
        sku: 'HD-CSH-MUS',
        priceInTaka: 590,
        purchaseCostInTaka: 330,
        stock: 35,
        pictures: [cushionFront('#d39a2d'), cushionClose('#d39a2d')],
      },
      {
        color: { name: { en: 'Maroon', bn: 'মেরুন' }, hex: '#8c2f3a' },
        sku: 'HD-CSH-MAR',
        priceInTaka: 590,
        purchaseCostInTaka: 330,
        stock: 28,
        pictures: [cushionFront('#8c2f3a'), cushionClose('#8c2f3a')],
      },
      {
        color: { name: { en: 'Leaf green', bn: 'কলাপাতা সবুজ' }, hex: '#4f7350' },
        sku: 'HD-CSH-GRN',
        priceInTaka: 590,
        purchaseCostInTaka: 330,
        stock: 0,
        pictures: [cushionFront('#4f7350'), cushionClose('#4f7350')],
      },
    ],
    pictures: [cushionPair('#8c2f3a', '#2f4a78')],
  },
  {
    slug: 'rickshaw-art-peacock-tray',
    name: { en: 'Rickshaw-art peacock tray, 35 cm', bn: 'রিকশাচিত্রের ময়ূর ট্রে, ৩৫ সেমি' },
    brand: 'Tin Chaka',
    description: {
      en: '<p>A peacock, a garland of roses and every colour in the box: painted freehand by a rickshaw painter of old Dhaka, then lacquered.</p><ul><li>Steel tray, 35 cm across, 3 cm deep rim</li><li>Serve tea on it, or hang it on the wall by the hook behind</li><li>Wipe clean with a damp cloth</li></ul><p>The painter does not repeat himself exactly; yours will be a little different.</p>',
      bn: '<p>ময়ূর, গোলাপের মালা আর রঙের উৎসব। পুরান ঢাকার রিকশাশিল্পীর খালি হাতে আঁকা, ওপরে স্বচ্ছ ল্যাকারের প্রলেপ।</p><ul><li>স্টিলের ট্রে, ব্যাস ৩৫ সেমি, কিনারা ৩ সেমি উঁচু</li><li>চা পরিবেশন করুন, অথবা পেছনের হুক দিয়ে দেয়ালে ঝোলান</li><li>ভেজা কাপড়ে মুছলেই পরিষ্কার</li></ul><p>শিল্পী হুবহু একই ছবি দুইবার আঁকেন না; আপনারটি একটু আলাদা হবেই।</p>',
    },
    tags: ['tray', 'rickshaw art', 'hand-painted', 'wall art'],
    unitsSold: 263,
    publishedDaysAgo: 38,
    variants: [{ sku: 'HD-TRY-35', priceInTaka: 950, purchaseCostInTaka: 540, stock: 31 }],
    pictures: [trayAbove, trayLeaning, trayClose],
  },
]
