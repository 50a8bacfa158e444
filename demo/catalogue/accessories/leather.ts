import type { DemoProduct, DemoVariant } from '../../demo-product.ts'
import { belt, beltDetail } from '../../drawings/accessories/leather-belt.ts'
import { openWallet, wallet } from '../../drawings/accessories/leather-wallet.ts'
import { watch, watchFlat } from '../../drawings/accessories/wrist-watch.ts'

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

export const leather: DemoProduct[] = [leatherWallet, wristWatch, leatherBelt]
