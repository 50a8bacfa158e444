import type { DemoProduct } from '../../demo-product.ts'
import { backpack, backpackBack } from '../../drawings/accessories/backpack.ts'
import { cap, capBack } from '../../drawings/accessories/cotton-cap.ts'
import { orna, ornaFolded } from '../../drawings/accessories/jamdani-orna.ts'
import { tote, toteDetail } from '../../drawings/accessories/jute-tote.ts'

const black = { name: { en: 'Black', bn: 'কালো' }, hex: '#26282a' }

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
      color: { name: { en: 'Indigo', bn: 'গাঢ় নীল' }, hex: '#1f3f6e' },
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
      color: { name: { en: 'Leaf green', bn: 'কলাপাতা সবুজ' }, hex: '#2f6b4a' },
      sku: 'AC-TOT-GRN',
      ...totePrice,
      stock: 30,
      pictures: [tote('#2f6b4a')],
    },
  ],
  pictures: [toteDetail('#1f3f6e')],
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
      color: { name: { en: 'Slate', bn: 'স্লেট রং' }, hex: '#44525e' },
      sku: 'AC-BPK-SLT',
      ...packPrice,
      stock: 21,
      pictures: [backpack('#44525e'), backpackBack('#44525e')],
    },
    {
      color: { name: { en: 'Olive', bn: 'জলপাই রং' }, hex: '#5c6148' },
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

const capPrice = { priceInTaka: 650, discountPriceInTaka: 520, purchaseCostInTaka: 290 }

const cottonCap: DemoProduct = {
  slug: 'cotton-cap-lotus-embroidery',
  name: { en: 'Cotton twill cap with embroidered lotus', bn: 'পদ্মফুলের এমব্রয়ডারি করা সুতি ক্যাপ' },
  brand: 'Dupur',
  description: {
    en: '<p>A soft six-panel cap with a lotus in satin stitch. The brim holds its curve, the eyelets let the heat out.</p><ul><li>100% cotton twill, cotton sweatband</li><li>One size, 55 to 61 cm, strap with metal buckle at the back</li><li>Brim 7 cm</li></ul><p>Wash by hand and dry in shape.</p>',
    bn: '<p>ছয় টুকরার নরম ক্যাপ, সামনে সাটিন ফোঁড়ে তোলা পদ্মফুল। সামনের ছাউনির বাঁক ঠিক থাকে, আর ছোট ছিদ্র দিয়ে গরম বেরিয়ে যায়।</p><ul><li>শতভাগ সুতি টুইল, ভেতরে ঘাম শোষার সুতি ফিতা</li><li>এক সাইজ, ৫৫ থেকে ৬১ সেমি; পেছনে ধাতব বকলেসের ফিতা</li><li>সামনের ছাউনি ৭ সেমি</li></ul><p>হাতে ধুয়ে আকার ঠিক রেখে শুকান।</p>',
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

export const cloth: DemoProduct[] = [juteTote, jamdaniOrna, canvasBackpack, cottonCap]
