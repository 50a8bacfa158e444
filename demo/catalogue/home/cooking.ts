import type { DemoProduct } from '../../demo-product.ts'
import { electricKettle, electricKettleWithTea } from '../../drawings/home/electric-kettle.ts'
import {
  nonstickTawa,
  nonstickTawaFromAbove,
  nonstickTawaWithRoti,
} from '../../drawings/home/nonstick-tawa.ts'
import {
  pressureCooker,
  pressureCookerBoth,
  pressureCookerOpen,
} from '../../drawings/home/pressure-cooker.ts'
import { riceCookerFront, riceCookerOpen } from '../../drawings/home/rice-cooker.ts'

const steelPressureCooker: DemoProduct = {
  slug: 'stainless-steel-pressure-cooker',
  name: {
    en: 'Stainless steel pressure cooker, induction base',
    bn: 'স্টেইনলেস স্টিল প্রেশার কুকার, ইন্ডাকশন বেস',
  },
  brand: 'Handi House',
  description: {
    en: '<p>Beef that falls apart, chickpeas without soaking all night, dal in ten minutes. A thick three-layer base spreads the heat, so nothing catches at the bottom.</p><ul><li><strong>Material:</strong> food-grade 304 stainless steel, 2.5 mm body</li><li><strong>Sizes:</strong> 3 litres for two to three people, 5 litres for four to six</li><li><strong>Works on:</strong> gas, electric and induction stoves</li><li><strong>Safety:</strong> weight valve, fusible plug and a lid that stays shut under pressure</li></ul><p>In the box: cooker, one spare gasket, one spare safety plug and a Bangla booklet. 5-year warranty on the body, 1 year on the valve and handles.</p>',
    bn: '<p>গরুর মাংস নরম তুলতুলে, সারারাত না ভিজিয়েই ছোলা, দশ মিনিটে ডাল। তিন স্তরের পুরু তলায় আঁচ সমানভাবে ছড়ায়, তাই নিচে লেগে যায় না।</p><ul><li><strong>উপাদান:</strong> ফুড-গ্রেড ৩০৪ স্টেইনলেস স্টিল, ২.৫ মিমি পুরু</li><li><strong>মাপ:</strong> ৩ লিটার ২–৩ জনের জন্য, ৫ লিটার ৪–৬ জনের জন্য</li><li><strong>যে চুলায় চলে:</strong> গ্যাস, ইলেকট্রিক ও ইন্ডাকশন</li><li><strong>নিরাপত্তা:</strong> ওয়েট ভাল্‌ভ, সেফটি প্লাগ ও চাপ থাকা অবস্থায় না-খোলা ঢাকনা</li></ul><p>বাক্সে যা থাকছে: কুকার, একটি বাড়তি গ্যাসকেট, একটি বাড়তি সেফটি প্লাগ ও বাংলা নির্দেশিকা। বডিতে ৫ বছর, ভাল্‌ভ ও হাতলে ১ বছরের ওয়ারেন্টি।</p>',
  },
  tags: ['cookware', 'pressure cooker', 'stainless steel', 'induction'],
  unitsSold: 742,
  publishedDaysAgo: 164,
  variants: [
    {
      size: '3 L',
      sku: 'HM-PCK-3L',
      priceInTaka: 2150,
      discountPriceInTaka: 1890,
      purchaseCostInTaka: 1480,
      stock: 38,
      pictures: [pressureCooker('small')],
    },
    {
      size: '5 L',
      sku: 'HM-PCK-5L',
      priceInTaka: 2750,
      discountPriceInTaka: 2450,
      purchaseCostInTaka: 1950,
      stock: 24,
      pictures: [pressureCooker('large')],
    },
  ],
  pictures: [pressureCookerBoth, pressureCookerOpen],
}

const tawa: DemoProduct = {
  slug: 'granite-nonstick-tawa',
  name: { en: 'Granite non-stick tawa with wooden handle', bn: 'কাঠের হাতলের গ্রানাইট নন-স্টিক তাওয়া' },
  brand: 'Handi House',
  description: {
    en: '<p>Soft roti, crisp paratha and dosa with a few drops of oil. The flat 4 mm aluminium plate heats evenly to the very edge.</p><ul><li><strong>Coating:</strong> three-layer granite finish, free of PFOA</li><li><strong>Sizes:</strong> 26 cm for everyday roti, 30 cm for large paratha</li><li><strong>Handle:</strong> mango wood, stays cool, with a hole to hang it</li></ul><p>Use a wooden or silicone spatula and wash with a soft sponge. For gas and electric stoves. 6-month warranty on the coating.</p>',
    bn: '<p>কয়েক ফোঁটা তেলেই নরম রুটি, মচমচে পরোটা আর দোসা। ৪ মিমি পুরু সমতল অ্যালুমিনিয়াম পাতে কিনারা পর্যন্ত সমান আঁচ লাগে।</p><ul><li><strong>প্রলেপ:</strong> তিন স্তরের গ্রানাইট কোটিং, PFOA মুক্ত</li><li><strong>মাপ:</strong> রোজকার রুটির জন্য ২৬ সেমি, বড় পরোটার জন্য ৩০ সেমি</li><li><strong>হাতল:</strong> আম কাঠের, গরম হয় না, ঝুলিয়ে রাখার ছিদ্র আছে</li></ul><p>কাঠ বা সিলিকনের খুন্তি ব্যবহার করুন, নরম স্পঞ্জ দিয়ে ধোবেন। গ্যাস ও ইলেকট্রিক চুলায় ব্যবহারের উপযোগী। কোটিংয়ে ৬ মাসের ওয়ারেন্টি।</p>',
  },
  tags: ['cookware', 'tawa', 'non-stick', 'roti'],
  unitsSold: 318,
  publishedDaysAgo: 121,
  variants: [
    {
      size: '26 cm',
      sku: 'HM-TWA-26',
      priceInTaka: 790,
      discountPriceInTaka: 690,
      purchaseCostInTaka: 470,
      stock: 62,
    },
    { size: '30 cm', sku: 'HM-TWA-30', priceInTaka: 980, purchaseCostInTaka: 610, stock: 41 },
  ],
  pictures: [nonstickTawa, nonstickTawaWithRoti, nonstickTawaFromAbove],
}

const riceCooker: DemoProduct = {
  slug: 'electric-rice-cooker-1-8-litre',
  name: {
    en: 'Electric rice cooker with glass lid, 1.8 litres',
    bn: 'ইলেকট্রিক রাইস কুকার ১.৮ লিটার, কাচের ঢাকনাসহ',
  },
  brand: 'Rosuighar',
  description: {
    en: '<p>Wash the rice, press the switch, get on with your evening. When the rice is done it turns itself to keep-warm and holds it hot for up to five hours.</p><ul><li><strong>Capacity:</strong> 1.8 litres, cooks 1 kg of rice for five to six people</li><li><strong>Power:</strong> 700 W, 220–240 V</li><li><strong>Inner pot:</strong> non-stick, lifts out to wash</li><li><strong>Also for:</strong> khichuri, polao, steaming vegetables and eggs</li></ul><p>In the box: inner pot, steamer tray, measuring cup and rice spoon. 1-year replacement warranty for the heating plate.</p>',
    bn: '<p>চাল ধুয়ে সুইচ চাপুন, তারপর নিশ্চিন্তে অন্য কাজ করুন। ভাত হয়ে গেলে নিজে থেকেই ওয়ার্ম মোডে চলে যায়, পাঁচ ঘণ্টা পর্যন্ত গরম থাকে।</p><ul><li><strong>ধারণক্ষমতা:</strong> ১.৮ লিটার, একবারে ১ কেজি চাল (৫–৬ জনের ভাত)</li><li><strong>বিদ্যুৎ:</strong> ৭০০ ওয়াট, ২২০–২৪০ ভোল্ট</li><li><strong>ভেতরের পাত্র:</strong> নন-স্টিক, খুলে ধোয়া যায়</li><li><strong>আরও যা হয়:</strong> খিচুড়ি, পোলাও, ভাপানো সবজি ও ডিম</li></ul><p>বাক্সে থাকছে ভেতরের পাত্র, স্টিমার ট্রে, মাপার কাপ ও ভাতের চামচ। হিটিং প্লেটে ১ বছরের রিপ্লেসমেন্ট ওয়ারেন্টি।</p>',
  },
  tags: ['rice cooker', 'appliance', 'kitchen'],
  unitsSold: 265,
  publishedDaysAgo: 58,
  deal: { priceInTaka: 2690, endsInHours: 46 },
  variants: [
    {
      color: { name: { en: 'Chilli red', bn: 'টকটকে লাল' }, hex: '#c9473a' },
      sku: 'HM-RCK-RED',
      priceInTaka: 3250,
      purchaseCostInTaka: 2280,
      stock: 17,
      pictures: [riceCookerFront('#c9473a', '#f7d9cf')],
    },
    {
      color: { name: { en: 'Rice white', bn: 'অফ হোয়াইট' }, hex: '#f1efe9' },
      sku: 'HM-RCK-WHT',
      priceInTaka: 3250,
      purchaseCostInTaka: 2280,
      stock: 26,
      pictures: [riceCookerFront('#f1efe9', '#b98a5a')],
    },
    {
      color: { name: { en: 'Mint', bn: 'পুদিনা সবুজ' }, hex: '#6fae9b' },
      sku: 'HM-RCK-MNT',
      priceInTaka: 3250,
      purchaseCostInTaka: 2280,
      stock: 9,
      pictures: [riceCookerFront('#6fae9b', '#e3f3ec')],
    },
  ],
  pictures: [riceCookerOpen('#6fae9b', '#e3f3ec')],
}

const kettle: DemoProduct = {
  slug: 'electric-kettle-1-8-litre',
  name: { en: 'Electric kettle, double wall, 1.8 litres', bn: 'ইলেকট্রিক কেটলি ১.৮ লিটার, ডাবল ওয়াল' },
  brand: 'Rosuighar',
  description: {
    en: '<p>Tea for eight in about six minutes. Steel inside, a cool painted wall outside, so small hands do not get burnt.</p><ul><li><strong>Capacity:</strong> 1.8 litres, with a window that shows the level</li><li><strong>Power:</strong> 1500 W, 220–240 V, 75 cm cord</li><li><strong>Safety:</strong> switches off when it boils or when it is empty</li><li><strong>Base:</strong> turns all the way round, left- or right-handed</li></ul><p>1-year service warranty.</p>',
    bn: '<p>ছয় মিনিটের মতো সময়ে আট কাপ চায়ের পানি। ভেতরে স্টিল, বাইরে রং করা দেয়াল, যা তেমন গরম হয় না; তাই ছোটদের হাত পোড়ার ভয় কম।</p><ul><li><strong>ধারণক্ষমতা:</strong> ১.৮ লিটার, পানির মাপ দেখার জানালাসহ</li><li><strong>বিদ্যুৎ:</strong> ১৫০০ ওয়াট, ২২০–২৪০ ভোল্ট, ৭৫ সেমি তার</li><li><strong>নিরাপত্তা:</strong> পানি ফুটলে বা কেটলি খালি থাকলে নিজে থেকেই বন্ধ হয়</li><li><strong>বেস:</strong> চারদিকে ঘোরে, ডান-বাঁ দুই হাতেই সুবিধা</li></ul><p>১ বছরের সার্ভিস ওয়ারেন্টি।</p>',
  },
  tags: ['kettle', 'tea', 'appliance', 'kitchen'],
  unitsSold: 47,
  publishedDaysAgo: 8,
  variants: [
    {
      color: { name: { en: 'Cream', bn: 'ক্রিম' }, hex: '#f1e7d3' },
      sku: 'HM-KTL-CRM',
      priceInTaka: 1690,
      discountPriceInTaka: 1450,
      purchaseCostInTaka: 1020,
      stock: 33,
      pictures: [electricKettle('#f1e7d3')],
    },
    {
      color: { name: { en: 'Deep green', bn: 'গাঢ় সবুজ' }, hex: '#0f7a5c' },
      sku: 'HM-KTL-GRN',
      priceInTaka: 1690,
      discountPriceInTaka: 1450,
      purchaseCostInTaka: 1020,
      stock: 21,
      pictures: [electricKettle('#0f7a5c')],
    },
    {
      color: { name: { en: 'Ink blue', bn: 'কালচে নীল' }, hex: '#2f4a6d' },
      sku: 'HM-KTL-BLU',
      priceInTaka: 1690,
      purchaseCostInTaka: 1020,
      stock: 14,
      pictures: [electricKettle('#2f4a6d')],
    },
  ],
  pictures: [electricKettleWithTea('#0f7a5c')],
}

export const cooking: DemoProduct[] = [steelPressureCooker, riceCooker, kettle, tawa]
