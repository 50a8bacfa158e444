import type { DemoProduct } from '../../demo-product.ts'
import { aloeGel, aloeGelOpen } from '../../drawings/health/aloe-gel.ts'
import { toothbrushBox, toothbrushes } from '../../drawings/health/bamboo-toothbrush.ts'
import { honeyBowl, honeyJar } from '../../drawings/health/black-seed-honey.ts'
import { hairOil, hairOilPoured, hairOilSizes } from '../../drawings/health/coconut-hair-oil.ts'
import { soapBar, soapSet } from '../../drawings/health/neem-soap.ts'

const soap: DemoProduct = {
  slug: 'neem-soap-set-of-3',
  name: { en: 'Handmade neem soap, set of 3', bn: 'হাতে তৈরি নিম সাবান, ৩টির সেট' },
  brand: 'Nimpata',
  description: {
    en: '<p>Bath soap with real neem leaf, made by hand in Jashore in small batches and cured for four weeks, so that it stays firm and lasts.</p><ul><li>3 bars of 100 g, each in a paper sleeve</li><li>Coconut oil, neem oil, dried neem leaf, a little lemongrass for the scent</li><li>No artificial colour; the green may differ a little from bar to bar</li></ul><p>Keep it on a dish that drains, out of standing water. Best used within 18 months.</p>',
    bn: '<p>আসল নিমপাতা দিয়ে বানানো গোসলের সাবান। যশোরে অল্প অল্প করে হাতে তৈরি হয়, তারপর চার সপ্তাহ রেখে শক্ত করা হয়, তাই সহজে গলে না, অনেক দিন চলে।</p><ul><li>১০০ গ্রামের ৩টি সাবান, প্রতিটি কাগজের মোড়কে</li><li>নারকেল তেল, নিম তেল, শুকনো নিমপাতা, আর সুগন্ধের জন্য সামান্য লেমনগ্রাস</li><li>কৃত্রিম রং নেই; তাই সবুজের আভা একটু কমবেশি হতে পারে</li></ul><p>পানি জমে না এমন সাবানদানিতে রাখুন। ১৮ মাসের মধ্যে ব্যবহার করা ভালো।</p>',
  },
  tags: ['soap', 'neem', 'bath', 'handmade', 'সাবান', 'নিম'],
  unitsSold: 900,
  publishedDaysAgo: 200,
  variants: [
    {
      sku: 'HL-SOP-NM3',
      priceInTaka: 330,
      discountPriceInTaka: 280,
      purchaseCostInTaka: 165,
      stock: 220,
    },
  ],
  pictures: [soapSet, soapBar],
}

const oil: DemoProduct = {
  slug: 'cold-pressed-coconut-hair-oil',
  name: { en: 'Cold-pressed coconut hair oil', bn: 'কোল্ড প্রেসড নারকেল তেল, চুলের জন্য' },
  brand: 'Narikel Bari',
  description: {
    en: '<p>Oil from fresh coconuts of Bagerhat, pressed without heat and filtered twice. Light, clear, with the quiet smell of coconut and nothing else.</p><ul><li>100% coconut oil, no mineral oil, no perfume</li><li>Bottles of 200 ml and 400 ml with a tight screw cap</li><li>Turns white and solid below about 24 °C: stand the bottle in warm water for a few minutes</li></ul><p>Massage into the scalp at night or an hour before washing. For outer use; best within 12 months.</p>',
    bn: '<p>বাগেরহাটের তাজা নারকেল থেকে তাপ ছাড়া ভাঙানো, দুইবার ছাঁকা তেল। হালকা, স্বচ্ছ, শুধু নারকেলের মৃদু ঘ্রাণ, আর কিছু নয়।</p><ul><li>শতভাগ নারকেল তেল; মিনারেল অয়েল বা বাড়তি সুগন্ধি নেই</li><li>শক্ত প্যাঁচের ঢাকনাসহ ২০০ মিলি ও ৪০০ মিলি বোতল</li><li>২৪ ডিগ্রির নিচে জমে সাদা হয়ে যায়; কুসুম গরম পানিতে বোতলটি কয়েক মিনিট রাখলেই গলে যাবে</li></ul><p>রাতে বা গোসলের এক ঘণ্টা আগে মাথার ত্বকে মালিশ করুন। শুধু বাহ্যিক ব্যবহারের জন্য; ১২ মাসের মধ্যে ব্যবহার করা ভালো।</p>',
  },
  tags: ['hair oil', 'coconut', 'cold pressed', 'নারকেল তেল', 'চুলের যত্ন'],
  unitsSold: 715,
  publishedDaysAgo: 187,
  variants: [
    {
      size: '200 ml',
      sku: 'HL-OIL-200',
      priceInTaka: 290,
      purchaseCostInTaka: 170,
      stock: 96,
    },
    {
      size: '400 ml',
      sku: 'HL-OIL-400',
      priceInTaka: 520,
      purchaseCostInTaka: 315,
      stock: 64,
    },
  ],
  pictures: [hairOil, hairOilSizes, hairOilPoured],
}

const honey: DemoProduct = {
  slug: 'black-seed-flower-honey',
  name: { en: 'Black-seed flower honey', bn: 'কালোজিরা ফুলের মধু' },
  brand: 'Mouban',
  description: {
    en: '<p>Dark, full honey gathered in February and March, when the black-seed fields of Shariatpur and Faridpur are in flower. Strained through cloth, not heated, nothing added.</p><ul><li>Glass jars of 250 g and 500 g with a metal lid</li><li>Moisture below 20%, tested batch by batch</li><li>May turn grainy in the cold; that is natural and does no harm</li></ul><p>Keep it closed at room temperature. Not for children under one year.</p>',
    bn: '<p>ফাল্গুন-চৈত্রে শরীয়তপুর ও ফরিদপুরের কালোজিরার মাঠে যখন ফুল ফোটে, তখনকার গাঢ় ঘন মধু। কাপড়ে ছাঁকা, জ্বাল দেওয়া নয়, কিছু মেশানো হয়নি।</p><ul><li>ধাতব ঢাকনাসহ ২৫০ গ্রাম ও ৫০০ গ্রামের কাচের বয়াম</li><li>আর্দ্রতা ২০ শতাংশের নিচে, প্রতিটি লট পরীক্ষা করা</li><li>শীতে দানা বাঁধতে পারে; এটি স্বাভাবিক, এতে কোনো ক্ষতি নেই</li></ul><p>মুখ বন্ধ করে ঘরের তাপমাত্রায় রাখুন। এক বছরের কম বয়সী শিশুকে খাওয়াবেন না।</p>',
  },
  tags: ['honey', 'black seed', 'natural', 'মধু', 'কালোজিরা'],
  unitsSold: 388,
  publishedDaysAgo: 95,
  variants: [
    {
      size: '250 g',
      sku: 'HL-HNY-250',
      priceInTaka: 420,
      purchaseCostInTaka: 265,
      stock: 48,
    },
    {
      size: '500 g',
      sku: 'HL-HNY-500',
      priceInTaka: 780,
      purchaseCostInTaka: 500,
      stock: 27,
    },
  ],
  pictures: [honeyJar, honeyBowl],
}

const aloe: DemoProduct = {
  slug: 'aloe-vera-soothing-gel',
  name: { en: 'Aloe vera gel for skin and hair, 300 ml', bn: 'ত্বক ও চুলের অ্যালোভেরা জেল, ৩০০ মিলি' },
  brand: 'Sobujika',
  description: {
    en: '<p>A cool, clear gel from aloe grown in Natore. It spreads easily, sinks in within a minute and does not leave the skin sticky in our humid weather.</p><ul><li>300 ml in a jar that can be used again</li><li>92% aloe juice, with glycerine and vitamin E</li><li>No parabens, no alcohol, very little scent</li></ul><p>Use after sun or shaving, as a light moisturiser, or on the hair before combing. Try it on a small patch of skin first. Best within 6 months after opening; nicest from the fridge.</p>',
    bn: '<p>নাটোরে চাষ করা ঘৃতকুমারীর ঠান্ডা, স্বচ্ছ জেল। সহজে ছড়ায়, এক মিনিটেই ত্বকে মিশে যায়, আর আমাদের ভ্যাপসা গরমেও চটচটে লাগে না।</p><ul><li>৩০০ মিলি, কৌটাটি পরেও কাজে লাগানো যায়</li><li>৯২ শতাংশ অ্যালোভেরার রস, সঙ্গে গ্লিসারিন ও ভিটামিন ই</li><li>প্যারাবেন ও অ্যালকোহল নেই, গন্ধ খুবই মৃদু</li></ul><p>রোদ থেকে ফিরে, শেভের পর, হালকা ময়েশ্চারাইজার হিসেবে, বা চুল আঁচড়ানোর আগে লাগান। প্রথমে ত্বকের অল্প জায়গায় লাগিয়ে দেখুন। খোলার পর ৬ মাসের মধ্যে ব্যবহার করুন; ফ্রিজে রাখলে আরও আরাম।</p>',
  },
  tags: ['aloe vera', 'gel', 'skin care', 'অ্যালোভেরা', 'ঘৃতকুমারী', 'ত্বকের যত্ন'],
  unitsSold: 431,
  publishedDaysAgo: 74,
  variants: [{ sku: 'HL-ALO-300', priceInTaka: 390, purchaseCostInTaka: 225, stock: 83 }],
  pictures: [aloeGel, aloeGelOpen],
}

const toothbrush: DemoProduct = {
  slug: 'bamboo-toothbrush-set-of-4',
  name: { en: 'Bamboo toothbrushes, soft, set of 4', bn: 'বাঁশের টুথব্রাশ, নরম, ৪টির সেট' },
  brand: 'Bashbon',
  description: {
    en: '<p>Four brushes with smooth bamboo handles from Sylhet, one colour for each of the family. Less plastic in the bin, and pleasant in the hand.</p><ul><li>Handle of bamboo, 19 cm, finished with plant wax</li><li>Soft nylon bristles, free of BPA</li><li>Packed in a paper box without plastic</li></ul><p>Rinse, shake dry and stand upright. Change every three months.</p>',
    bn: '<p>সিলেটের বাঁশের মসৃণ হাতলের চারটি ব্রাশ, পরিবারের একেকজনের একেক রং। প্লাস্টিক বর্জ্য কম, হাতে ধরতেও আরাম।</p><ul><li>বাঁশের হাতল, ১৯ সেমি, উদ্ভিজ্জ মোমের প্রলেপ</li><li>নরম নাইলনের আঁশ, BPA-মুক্ত</li><li>প্লাস্টিক ছাড়া কাগজের বাক্সে মোড়ানো</li></ul><p>ব্যবহারের পর ধুয়ে, ঝেড়ে, খাড়া করে রাখুন। তিন মাস পরপর বদলে নিন।</p>',
  },
  tags: ['toothbrush', 'bamboo', 'eco friendly', 'টুথব্রাশ', 'বাঁশ'],
  unitsSold: 58,
  publishedDaysAgo: 9,
  variants: [{ sku: 'HL-TBR-BM4', priceInTaka: 260, purchaseCostInTaka: 140, stock: 0 }],
  pictures: [toothbrushes, toothbrushBox],
}

export const care: DemoProduct[] = [soap, oil, honey, aloe, toothbrush]
