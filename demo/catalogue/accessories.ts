/* oxlint-disable max-lines -- a shelf of goods: data that grows by the product */
import type { DemoCategory, DemoProduct, DemoVariant } from '../demo-product.ts'
import { backpack, backpackBack } from '../drawings/accessories/backpack.ts'
import { accessoriesPicture } from '../drawings/accessories/category.ts'
import { cap, capBack } from '../drawings/accessories/cotton-cap.ts'
import { orna, ornaFolded } from '../drawings/accessories/jamdani-orna.ts'
import { tote, toteDetail } from '../drawings/accessories/jute-tote.ts'
import { belt, beltDetail } from '../drawings/accessories/leather-belt.ts'
import { openWallet, wallet } from '../drawings/accessories/leather-wallet.ts'
import { shades, shadesWithCase, tortoise } from '../drawings/accessories/sunglasses.ts'
import { umbrella, umbrellaRolled } from '../drawings/accessories/umbrella.ts'
import { watch, watchFlat } from '../drawings/accessories/wrist-watch.ts'

const brown = { name: { en: 'Brown', bn: 'বাদামি' }, hex: '#7a4a2b' }
const black = { name: { en: 'Black', bn: 'কালো' }, hex: '#26282a' }

const walletPrice = { priceInTaka: 1150, purchaseCostInTaka: 640 }

const leatherWallet: DemoProduct = {
  slug: 'bifold-leather-wallet',
  name: { en: 'Bifold wallet of full-grain leather', bn: 'আসল চামড়ার দুই ভাঁজের মানিব্যাগ' },
  brand: 'Chamrakothi',
  description: {
    en: '<p>Cut from one piece of full-grain cow leather in Hazaribagh and sewn with waxed thread. It starts firm and softens with the months, and takes on the shape of your pocket.</p><ul><li>Two note compartments, six card slots, one window for your card or a photograph</li><li>11.5 × 9 cm, 1.6 cm thick when filled</li><li>Comes in a cotton pouch</li></ul><p><strong>1 year warranty on the stitching.</strong> A little leather balm twice a year keeps it young.</p>',
    bn: '<p>হাজারীবাগের কারিগরের হাতে এক টুকরো ফুল-গ্রেইন গরুর চামড়া কেটে মোম-মাখা সুতায় সেলাই করা। শুরুতে একটু শক্ত, কয়েক মাসে নরম হয়ে পকেটের মাপে বসে যায়।</p><ul><li>টাকা রাখার দুটি ভাগ, কার্ডের ছয়টি খোপ, কার্ড বা ছবির জন্য একটি স্বচ্ছ জানালা</li><li>১১.৫ × ৯ সেমি, ভরা অবস্থায় পুরুত্ব ১.৬ সেমি</li><li>সুতি থলেতে ভরে দেওয়া হয়</li></ul><p><strong>সেলাইয়ে ১ বছরের ওয়ারেন্টি।</strong> বছরে দুইবার সামান্য লেদার বাম লাগালে চামড়া ভালো থাকে।</p>',
  },
  tags: ['wallet', 'leather', 'gift', 'মানিব্যাগ', 'চামড়া'],
  unitsSold: 322,
  publishedDaysAgo: 142,
  variants: [
    {
      color: brown,
      sku: 'AC-WLT-BRN',
      ...walletPrice,
      stock: 41,
      pictures: [wallet('#7a4a2b'), openWallet('#7a4a2b')],
    },
    {
      color: black,
      sku: 'AC-WLT-BLK',
      ...walletPrice,
      stock: 29,
      pictures: [wallet('#26282a'), openWallet('#26282a')],
    },
    {
      color: { name: { en: 'Tan', bn: 'হালকা বাদামি' }, hex: '#b0713f' },
      sku: 'AC-WLT-TAN',
      ...walletPrice,
      stock: 17,
      pictures: [wallet('#b0713f'), openWallet('#b0713f')],
    },
  ],
  pictures: [],
}

const totePrice = { priceInTaka: 690, purchaseCostInTaka: 380 }

const juteTote: DemoProduct = {
  slug: 'block-printed-jute-tote',
  name: { en: 'Jute tote bag with block print', bn: 'ব্লক প্রিন্টের পাটের ব্যাগ' },
  brand: 'Patkotha',
  description: {
    en: '<p>Strong golden jute from Faridpur, printed by hand with a carved wooden block. Roomy enough for the bazaar, handsome enough for the office.</p><ul><li>40 × 36 cm with a 14 cm base; carries up to 10 kg</li><li>Cotton handles of 60 cm that sit well on the shoulder</li><li>Inner pocket with a zip, lined with cotton</li></ul><p>Every print is a little different. Brush off dust and clean with a damp cloth; please do not machine wash.</p>',
    bn: '<p>ফরিদপুরের মজবুত সোনালি পাট, তার উপর কাঠের ব্লকে হাতে ছাপা নকশা। বাজারের জন্য যথেষ্ট বড়, অফিসে নেওয়ার মতো সুন্দর।</p><ul><li>৪০ × ৩৬ সেমি, তলা ১৪ সেমি চওড়া; ১০ কেজি পর্যন্ত নেওয়া যায়</li><li>৬০ সেমি সুতি হাতল, কাঁধে আরামে বসে</li><li>ভেতরে সুতি আস্তর ও চেইনওয়ালা একটি পকেট</li></ul><p>হাতে ছাপা বলে প্রতিটি নকশা একটু আলাদা। ধুলা ঝেড়ে ভেজা কাপড়ে মুছে নিন; ওয়াশিং মেশিনে দেবেন না।</p>',
  },
  tags: ['tote', 'jute', 'bag', 'handmade', 'পাটের ব্যাগ', 'ব্যাগ'],
  unitsSold: 268,
  publishedDaysAgo: 110,
  variants: [
    {
      color: { name: { en: 'Indigo', bn: 'নীল' }, hex: '#1f3f6e' },
      sku: 'AC-TOT-IND',
      ...totePrice,
      stock: 38,
      pictures: [tote('#1f3f6e')],
    },
    {
      color: { name: { en: 'Maroon', bn: 'মেরুন' }, hex: '#8a2f3c' },
      sku: 'AC-TOT-MRN',
      ...totePrice,
      stock: 24,
      pictures: [tote('#8a2f3c')],
    },
    {
      color: { name: { en: 'Leaf green', bn: 'পাতা সবুজ' }, hex: '#2f6b4a' },
      sku: 'AC-TOT-GRN',
      ...totePrice,
      stock: 30,
      pictures: [tote('#2f6b4a')],
    },
  ],
  pictures: [toteDetail('#1f3f6e')],
}

const shadesPrice = { priceInTaka: 1250, discountPriceInTaka: 990, purchaseCostInTaka: 560 }

const sunglasses: DemoProduct = {
  slug: 'polarised-square-sunglasses',
  name: { en: 'Polarised square sunglasses, UV400', bn: 'পোলারাইজড চারকোনা সানগ্লাস, UV400' },
  brand: 'Rodchhaya',
  description: {
    en: '<p>Made for bright noons: polarised lenses that take the glare off wet roads and water, in a light frame that does not pinch.</p><ul><li>Lenses stop 100% of UVA and UVB (UV400)</li><li>Lens 51 mm, bridge 20 mm, temples 145 mm; fits most faces</li><li>Frame of acetate with metal hinges, 28 g</li><li>With a hard case and a cleaning cloth</li></ul><p><strong>6 months warranty on the hinges.</strong></p>',
    bn: '<p>ভরদুপুরের রোদের জন্য: পোলারাইজড লেন্স ভেজা রাস্তা আর পানির ঝলক কমায়, আর হালকা ফ্রেম কানে বা নাকে চাপ দেয় না।</p><ul><li>শতভাগ UVA ও UVB রশ্মি আটকায় (UV400)</li><li>লেন্স ৫১ মিমি, ব্রিজ ২০ মিমি, ডাঁটি ১৪৫ মিমি; প্রায় সব মুখে মানায়</li><li>অ্যাসিটেট ফ্রেম, ধাতব কবজা, ওজন ২৮ গ্রাম</li><li>সঙ্গে শক্ত কেস ও মোছার কাপড়</li></ul><p><strong>কবজায় ৬ মাসের ওয়ারেন্টি।</strong></p>',
  },
  tags: ['sunglasses', 'polarised', 'summer', 'সানগ্লাস', 'রোদচশমা'],
  unitsSold: 31,
  publishedDaysAgo: 7,
  variants: [
    {
      color: black,
      sku: 'AC-SUN-BLK',
      ...shadesPrice,
      stock: 26,
      pictures: [shades('#24262a', '#3a4a44'), shadesWithCase('#24262a', '#3a4a44')],
    },
    {
      color: { name: { en: 'Tortoise', bn: 'কচ্ছপ নকশা' }, hex: tortoise },
      sku: 'AC-SUN-TRT',
      ...shadesPrice,
      stock: 19,
      pictures: [shades(tortoise, '#5f4326'), shadesWithCase(tortoise, '#5f4326')],
    },
  ],
  pictures: [],
}

const watchPrice = { priceInTaka: 3450, purchaseCostInTaka: 2050 }

const wristWatch: DemoProduct = {
  slug: 'analogue-watch-leather-strap',
  name: { en: 'Analogue watch with leather strap, 40 mm', bn: 'চামড়ার বেল্টের অ্যানালগ ঘড়ি, ৪০ মিমি' },
  brand: 'Prohor',
  description: {
    en: '<p>A quiet watch for every day: a sunburst dial that changes with the light, slim hands, and a small dial for the seconds.</p><ul><li>Case of brushed stainless steel, 40 mm wide, 9 mm thick</li><li>Japanese quartz movement, battery lasts about three years</li><li>Hardened mineral glass; water resistant to 3 ATM (rain and washing hands)</li><li>Genuine leather strap, 20 mm, fits wrists of 16 to 21 cm</li></ul><p><strong>2 years warranty on the movement.</strong> Comes in a gift box.</p>',
    bn: '<p>রোজ পরার মতো ছিমছাম ঘড়ি: আলোর সঙ্গে বদলে যাওয়া সানবার্স্ট ডায়াল, সরু কাঁটা, আর সেকেন্ডের জন্য ছোট আলাদা ডায়াল।</p><ul><li>ব্রাশড স্টেইনলেস স্টিলের কেস, ৪০ মিমি চওড়া, ৯ মিমি পুরু</li><li>জাপানি কোয়ার্টজ মেশিন, ব্যাটারি চলে প্রায় তিন বছর</li><li>শক্ত মিনারেল গ্লাস; ৩ ATM পানিরোধী (বৃষ্টি বা হাত ধোয়ায় সমস্যা নেই)</li><li>আসল চামড়ার ২০ মিমি বেল্ট, ১৬ থেকে ২১ সেমি কবজির জন্য</li></ul><p><strong>মেশিনে ২ বছরের ওয়ারেন্টি।</strong> উপহারের বাক্সে দেওয়া হয়।</p>',
  },
  tags: ['watch', 'analogue', 'gift', 'ঘড়ি', 'হাতঘড়ি'],
  unitsSold: 83,
  publishedDaysAgo: 28,
  deal: { priceInTaka: 2890, endsInHours: 94 },
  variants: [
    {
      color: { name: { en: 'Blue and brown', bn: 'নীল ও বাদামি' }, hex: '#1d3a5c' },
      sku: 'AC-WCH-BLU',
      ...watchPrice,
      stock: 18,
      pictures: [watch('#1d3a5c', '#7a4526'), watchFlat('#1d3a5c', '#7a4526')],
    },
    {
      color: { name: { en: 'All black', bn: 'পুরো কালো' }, hex: '#2a2c2e' },
      sku: 'AC-WCH-BLK',
      ...watchPrice,
      stock: 12,
      pictures: [watch('#2a2c2e', '#222222'), watchFlat('#2a2c2e', '#222222')],
    },
    {
      color: { name: { en: 'Green and tan', bn: 'সবুজ ও হালকা বাদামি' }, hex: '#1f5140' },
      sku: 'AC-WCH-GRN',
      ...watchPrice,
      stock: 9,
      pictures: [watch('#1f5140', '#a3683a'), watchFlat('#1f5140', '#a3683a')],
    },
  ],
  pictures: [],
}

const ornaPrice = { priceInTaka: 1850, purchaseCostInTaka: 1180 }

const jamdaniOrna: DemoProduct = {
  slug: 'handloom-jamdani-orna',
  name: { en: 'Handloom jamdani orna, cotton', bn: 'হাতে বোনা সুতি জামদানি ওড়না' },
  brand: 'Tantpara',
  description: {
    en: '<p>Woven on a pit loom in Rupganj, flower by flower, by two weavers sitting side by side. One orna takes them about four days.</p><ul><li>230 × 85 cm, with hand-tied tassels at both ends</li><li>Fine cotton, 80 count, figures in cotton and golden zari</li><li>Light enough for summer, and never quite the same twice</li></ul><p>Dry clean the first time; then wash by hand in cold water with a mild soap and dry in the shade.</p>',
    bn: '<p>রূপগঞ্জের গর্ত তাঁতে পাশাপাশি বসে দুই তাঁতি একটি একটি করে ফুল তুলে বোনেন। একটি ওড়না শেষ করতে লাগে প্রায় চার দিন।</p><ul><li>২৩০ × ৮৫ সেমি, দুই প্রান্তে হাতে বাঁধা টাসেল</li><li>৮০ কাউন্টের মিহি সুতি, নকশায় সুতা ও সোনালি জরি</li><li>গরমে পরার মতো হালকা; হাতে বোনা বলে কোনোটিই হুবহু এক নয়</li></ul><p>প্রথমবার ড্রাই ওয়াশ করুন; এরপর ঠান্ডা পানিতে হালকা সাবানে হাতে ধুয়ে ছায়ায় শুকান।</p>',
  },
  tags: ['orna', 'jamdani', 'scarf', 'handloom', 'ওড়না', 'জামদানি'],
  unitsSold: 14,
  publishedDaysAgo: 4,
  variants: [
    {
      color: { name: { en: 'Ivory and red', bn: 'অফ হোয়াইট ও লাল' }, hex: '#f3ead8' },
      sku: 'AC-ORN-IVR',
      ...ornaPrice,
      stock: 8,
      pictures: [
        orna('#f3ead8', '#a8202f', '#c8963e'),
        ornaFolded('#f3ead8', '#a8202f', '#c8963e'),
      ],
    },
    {
      color: { name: { en: 'Bottle green', bn: 'বটল গ্রিন' }, hex: '#1f6a5a' },
      sku: 'AC-ORN-GRN',
      ...ornaPrice,
      stock: 6,
      pictures: [
        orna('#1f6a5a', '#f3ead8', '#d9a441'),
        ornaFolded('#1f6a5a', '#f3ead8', '#d9a441'),
      ],
    },
    {
      color: { name: { en: 'Midnight blue', bn: 'গাঢ় নীল' }, hex: '#23325c' },
      sku: 'AC-ORN-BLU',
      ...ornaPrice,
      stock: 3,
      pictures: [
        orna('#23325c', '#e9dfc8', '#c9a24a'),
        ornaFolded('#23325c', '#e9dfc8', '#c9a24a'),
      ],
    },
  ],
  pictures: [],
}

const packPrice = { priceInTaka: 2450, discountPriceInTaka: 2090, purchaseCostInTaka: 1340 }

const canvasBackpack: DemoProduct = {
  slug: 'canvas-backpack-22-litres',
  name: { en: 'Waxed canvas backpack, 22 litres', bn: 'মোমের প্রলেপ দেওয়া ক্যানভাস ব্যাকপ্যাক, ২২ লিটার' },
  brand: 'Pothchari',
  description: {
    en: '<p>For class, office and the weekend bus to Srimangal. Thick waxed canvas that shrugs off a shower, leather straps, and a back that lets the air through.</p><ul><li>45 × 31 × 16 cm, 22 litres, 1.1 kg</li><li>Padded sleeve for laptops up to 15.6 inches</li><li>Front pocket with two buckles, two side pockets for bottle and umbrella</li><li>Brass zips, mesh-padded back and shoulder straps</li></ul><p><strong>1 year warranty on zips and seams.</strong></p>',
    bn: '<p>ক্লাস, অফিস, কিংবা ছুটির দিনে শ্রীমঙ্গলের বাস, সবখানেই চলে। মোমের প্রলেপ দেওয়া মোটা ক্যানভাস হালকা বৃষ্টি ঠেকায়, ফিতাগুলো চামড়ার, আর পিঠের দিকে বাতাস চলাচল করে।</p><ul><li>৪৫ × ৩১ × ১৬ সেমি, ২২ লিটার, ওজন ১.১ কেজি</li><li>১৫.৬ ইঞ্চি পর্যন্ত ল্যাপটপের জন্য প্যাড দেওয়া খোপ</li><li>সামনে দুই বকলেসের পকেট, দুই পাশে বোতল ও ছাতার পকেট</li><li>পিতলের চেইন, জালি কাপড়ের নরম পিঠ ও কাঁধের ফিতা</li></ul><p><strong>চেইন ও সেলাইয়ে ১ বছরের ওয়ারেন্টি।</strong></p>',
  },
  tags: ['backpack', 'laptop bag', 'canvas', 'ব্যাকপ্যাক', 'ল্যাপটপ ব্যাগ'],
  unitsSold: 129,
  publishedDaysAgo: 60,
  variants: [
    {
      color: { name: { en: 'Slate', bn: 'স্লেট' }, hex: '#44525e' },
      sku: 'AC-BPK-SLT',
      ...packPrice,
      stock: 21,
      pictures: [backpack('#44525e'), backpackBack('#44525e')],
    },
    {
      color: { name: { en: 'Olive', bn: 'জলপাই' }, hex: '#5c6148' },
      sku: 'AC-BPK-OLV',
      ...packPrice,
      stock: 16,
      pictures: [backpack('#5c6148'), backpackBack('#5c6148')],
    },
    {
      color: { name: { en: 'Maroon', bn: 'মেরুন' }, hex: '#7d3038' },
      sku: 'AC-BPK-MRN',
      ...packPrice,
      stock: 0,
      pictures: [backpack('#7d3038'), backpackBack('#7d3038')],
    },
  ],
  pictures: [],
}

const beltBrown = '#5d3620'
const beltBlack = '#222426'

/** One colour of the belt in every size, given what is left of each. */
const beltSizes = (
  color: NonNullable<DemoVariant['color']>,
  code: string,
  stock: Record<string, number>,
): DemoVariant[] => {
  const pictures = [belt(color.hex), beltDetail(color.hex)]
  return Object.entries(stock).map(([size, left]) => ({
    color,
    size,
    sku: `AC-BLT-${code}-${size}`,
    priceInTaka: 950,
    purchaseCostInTaka: 520,
    stock: left,
    pictures,
  }))
}

const leatherBelt: DemoProduct = {
  slug: 'leather-belt-brass-buckle',
  name: { en: 'Leather belt with brass buckle, 35 mm', bn: 'পিতলের বকলেসের চামড়ার বেল্ট, ৩৫ মিমি' },
  brand: 'Chamrakothi',
  description: {
    en: '<p>One solid strip of buffalo leather, 3.5 mm thick, edges burnished by hand. It goes with jeans as well as with a suit.</p><ul><li>35 mm wide, five holes, solid brass buckle</li><li>Sizes 32, 34, 36 and 38 inches: choose your trouser size plus two</li><li>Stitched with waxed thread</li></ul><p><strong>1 year warranty.</strong> Wrong size? We exchange it within 7 days if it has not been worn.</p>',
    bn: '<p>৩.৫ মিমি পুরু মহিষের চামড়ার এক টানা ফালি, কিনারা হাতে ঘষে মসৃণ করা। জিন্সের সঙ্গে যেমন মানায়, স্যুটের সঙ্গেও তেমন।</p><ul><li>৩৫ মিমি চওড়া, পাঁচটি ছিদ্র, নিরেট পিতলের বকলেস</li><li>সাইজ ৩২, ৩৪, ৩৬ ও ৩৮ ইঞ্চি: প্যান্টের সাইজের চেয়ে দুই বেশি নিন</li><li>মোম-মাখা সুতায় সেলাই</li></ul><p><strong>১ বছরের ওয়ারেন্টি।</strong> সাইজ মেলেনি? না পরা থাকলে ৭ দিনের মধ্যে বদলে দিই।</p>',
  },
  tags: ['belt', 'leather', 'formal', 'বেল্ট', 'চামড়া'],
  unitsSold: 206,
  publishedDaysAgo: 155,
  variants: [
    ...beltSizes({ name: { en: 'Dark brown', bn: 'গাঢ় বাদামি' }, hex: beltBrown }, 'BRN', {
      '32': 14,
      '34': 22,
      '36': 19,
      '38': 7,
    }),
    ...beltSizes({ name: { en: 'Black', bn: 'কালো' }, hex: beltBlack }, 'BLK', {
      '32': 11,
      '34': 16,
      '36': 0,
      '38': 9,
    }),
  ],
  pictures: [],
}

const capPrice = { priceInTaka: 650, discountPriceInTaka: 520, purchaseCostInTaka: 290 }

const cottonCap: DemoProduct = {
  slug: 'cotton-cap-lotus-embroidery',
  name: { en: 'Cotton twill cap with embroidered lotus', bn: 'পদ্মফুলের এমব্রয়ডারি করা সুতি ক্যাপ' },
  brand: 'Dupur',
  description: {
    en: '<p>A soft six-panel cap with a lotus in satin stitch. The brim holds its curve, the eyelets let the heat out.</p><ul><li>100% cotton twill, cotton sweatband</li><li>One size, 55 to 61 cm, strap with metal buckle at the back</li><li>Brim 7 cm</li></ul><p>Wash by hand and dry in shape.</p>',
    bn: '<p>ছয় টুকরার নরম ক্যাপ, সামনে সাটিন ফোঁড়ে তোলা পদ্মফুল। কার্নিশের বাঁক ঠিক থাকে, আর ছোট ছিদ্র দিয়ে গরম বেরিয়ে যায়।</p><ul><li>শতভাগ সুতি টুইল, ভেতরে ঘাম শোষার সুতি ফিতা</li><li>এক সাইজ, ৫৫ থেকে ৬১ সেমি; পেছনে ধাতব বকলেসের ফিতা</li><li>কার্নিশ ৭ সেমি</li></ul><p>হাতে ধুয়ে আকার ঠিক রেখে শুকান।</p>',
  },
  tags: ['cap', 'cotton', 'summer', 'ক্যাপ', 'টুপি'],
  unitsSold: 3,
  publishedDaysAgo: 1,
  variants: [
    {
      color: { name: { en: 'Navy', bn: 'নেভি ব্লু' }, hex: '#2c4a6b' },
      sku: 'AC-CAP-NVY',
      ...capPrice,
      stock: 40,
      pictures: [cap('#2c4a6b', '#f0d9a8'), capBack('#2c4a6b')],
    },
    {
      color: black,
      sku: 'AC-CAP-BLK',
      ...capPrice,
      stock: 35,
      pictures: [cap('#1e1f22', '#d9c48a'), capBack('#1e1f22')],
    },
    {
      color: { name: { en: 'Khaki', bn: 'খাকি' }, hex: '#c3ad88' },
      sku: 'AC-CAP-KHK',
      ...capPrice,
      stock: 28,
      pictures: [cap('#c3ad88', '#7a3b2a'), capBack('#c3ad88')],
    },
  ],
  pictures: [],
}

const umbrellaPrice = { priceInTaka: 890, purchaseCostInTaka: 530, stock: 0 }

const stickUmbrella: DemoProduct = {
  slug: 'stick-umbrella-wooden-handle',
  name: { en: 'Stick umbrella with wooden handle', bn: 'কাঠের হাতলের লম্বা ছাতা' },
  brand: 'Borshalipi',
  description: {
    en: '<p>Made for Ashar and Srabon: a wide canopy, a frame that gives in the wind and springs back, and a handle of polished wood.</p><ul><li>Canopy 104 cm, length 88 cm, 460 g</li><li>Eight fibreglass ribs on a steel shaft, opens at a press</li><li>Dense pongee cloth with UV coating, dries quickly</li></ul><p><strong>6 months warranty on the frame.</strong></p>',
    bn: '<p>আষাঢ়-শ্রাবণের জন্য বানানো: চওড়া ছাউনি, দমকা বাতাসে নুয়ে আবার সোজা হওয়া শিক, আর পালিশ করা কাঠের হাতল।</p><ul><li>ছাউনি ১০৪ সেমি, দৈর্ঘ্য ৮৮ সেমি, ওজন ৪৬০ গ্রাম</li><li>স্টিলের দণ্ডে আটটি ফাইবারগ্লাসের শিক, এক চাপেই খোলে</li><li>ইউভি প্রলেপ দেওয়া ঘন পঞ্জি কাপড়, তাড়াতাড়ি শুকায়</li></ul><p><strong>ফ্রেমে ৬ মাসের ওয়ারেন্টি।</strong></p>',
  },
  tags: ['umbrella', 'monsoon', 'rain', 'ছাতা', 'বর্ষা'],
  unitsSold: 167,
  publishedDaysAgo: 33,
  variants: [
    {
      color: { name: { en: 'Bottle green', bn: 'বটল গ্রিন' }, hex: '#1d5a4c' },
      sku: 'AC-UMB-GRN',
      ...umbrellaPrice,
      pictures: [umbrella('#1d5a4c'), umbrellaRolled('#1d5a4c')],
    },
    {
      color: { name: { en: 'Crimson', bn: 'গাঢ় লাল' }, hex: '#8c2a32' },
      sku: 'AC-UMB-RED',
      ...umbrellaPrice,
      pictures: [umbrella('#8c2a32'), umbrellaRolled('#8c2a32')],
    },
  ],
  pictures: [],
}

export const accessories: DemoCategory = {
  slug: 'accessories',
  name: { en: 'Accessories', bn: 'অ্যাকসেসরিজ' },
  picture: accessoriesPicture,
  products: [
    leatherWallet,
    juteTote,
    sunglasses,
    wristWatch,
    jamdaniOrna,
    canvasBackpack,
    leatherBelt,
    cottonCap,
    stickUmbrella,
  ],
}
