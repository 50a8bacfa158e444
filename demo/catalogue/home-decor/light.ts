import type { DemoProduct } from '../../demo-product.ts'
import { pendantClose, pendantLit, pendantUnlit } from '../../drawings/home-decor/bamboo-pendant.ts'
import { lampClose, lampLit, lampUnlit } from '../../drawings/home-decor/brass-lamp.ts'
import { candleClose, candleFront } from '../../drawings/home-decor/scented-candle.ts'

export const light: DemoProduct[] = [
  {
    slug: 'five-wick-brass-oil-lamp',
    name: { en: 'Five-wick brass oil lamp, 28 cm', bn: 'পাঁচ সলতের পিতলের প্রদীপ, ২৮ সেমি' },
    brand: 'Kansari',
    description: {
      en: '<p>Cast and turned by braziers in Dhamrai, then polished by hand. Five small flames make a whole room quieter.</p><ul><li>Solid brass, 28 cm high, 1.9 kg</li><li>Bowl for 60 ml of mustard or coconut oil</li><li>Ten cotton wicks included</li></ul><p>Polish with tamarind and a soft cloth. Never leave it burning alone.</p>',
      bn: '<p>ধামরাইয়ের কাঁসারিদের হাতে ঢালাই করে কুঁদে তৈরি, তারপর হাতে পালিশ করা। পাঁচটি ছোট শিখায় সারা ঘর শান্ত হয়ে আসে।</p><ul><li>নিরেট পিতল, উচ্চতা ২৮ সেমি, ওজন ১.৯ কেজি</li><li>বাটিতে ৬০ মিলি সরিষা বা নারকেল তেল ধরে</li><li>সঙ্গে দশটি সুতির সলতে</li></ul><p>তেঁতুল ও নরম কাপড় দিয়ে পালিশ করুন। জ্বলন্ত প্রদীপ রেখে ঘরের বাইরে যাবেন না।</p>',
    },
    tags: ['lamp', 'brass', 'handmade', 'gift'],
    unitsSold: 58,
    publishedDaysAgo: 171,
    variants: [{ sku: 'HD-LMP-05', priceInTaka: 3200, purchaseCostInTaka: 2180, stock: 0 }],
    pictures: [lampLit, lampClose, lampUnlit],
  },
  {
    slug: 'woven-bamboo-pendant-lamp',
    name: { en: 'Woven bamboo pendant lamp, 40 cm', bn: 'বাঁশের বোনা ঝুলন্ত বাতি, ৪০ সেমি' },
    brand: 'Bansh Bithi',
    description: {
      en: '<p>Thin splits of borak bamboo, woven into a bell by craftsmen in Sylhet. Over a dining table it throws a warm lattice on the wall.</p><ul><li>Width 40 cm, height 28 cm</li><li>Treated against wood borers</li><li>1.5 m cord, E27 holder, for LED up to 12 W</li></ul><p>Bulb not included. Have it fitted by an electrician.</p>',
      bn: '<p>সিলেটের কারিগরদের হাতে বরাক বাঁশের সরু বেতি দিয়ে ঘণ্টার আকারে বোনা। খাবার টেবিলের ওপর ঝোলালে দেয়ালে আলো-ছায়ার নরম নকশা পড়ে।</p><ul><li>চওড়া ৪০ সেমি, উচ্চতা ২৮ সেমি</li><li>ঘুণপোকা প্রতিরোধী প্রক্রিয়ায় শোধন করা</li><li>১.৫ মিটার তার, E27 হোল্ডার, সর্বোচ্চ ১২ ওয়াটের এলইডি</li></ul><p>বাল্ব সঙ্গে দেওয়া হয় না। ইলেকট্রিশিয়ান দিয়ে লাগিয়ে নিন।</p>',
    },
    tags: ['lamp', 'bamboo', 'pendant', 'handmade'],
    unitsSold: 29,
    publishedDaysAgo: 6,
    variants: [{ sku: 'HD-PND-40', priceInTaka: 2200, purchaseCostInTaka: 1380, stock: 12 }],
    pictures: [pendantLit, pendantUnlit, pendantClose],
  },
  {
    slug: 'scented-candle-in-glass',
    name: { en: 'Scented candle in glass, 200 g', bn: 'কাচের পাত্রে সুগন্ধি মোমবাতি, ২০০ গ্রাম' },
    brand: 'Alpona Living',
    description: {
      en: '<p>Soy and coconut wax with a cotton wick, poured in small batches in Dhaka. Jasmine for the evening, lemongrass for the kitchen, rose for guests.</p><ul><li>200 g, burns for about 40 hours</li><li>Thick glass with a wooden lid; use it as a jar afterwards</li><li>No paraffin, no lead</li></ul><p>The first time, let the wax melt up to the edge. Keep away from curtains and children.</p>',
      bn: '<p>সয়া ও নারকেলের মোম আর সুতির সলতে, ঢাকায় অল্প অল্প করে হাতে তৈরি। সন্ধ্যায় বেলি, রান্নাঘরে লেমনগ্রাস, অতিথি এলে গোলাপ।</p><ul><li>২০০ গ্রাম, প্রায় ৪০ ঘণ্টা জ্বলে</li><li>কাঠের ঢাকনাসহ পুরু কাচের পাত্র; শেষে বয়াম হিসেবে ব্যবহার করুন</li><li>প্যারাফিন বা সিসা নেই</li></ul><p>প্রথমবার মোম কিনারা পর্যন্ত গলতে দিন। পর্দা ও শিশুদের নাগাল থেকে দূরে রাখুন।</p>',
    },
    tags: ['candle', 'scented', 'soy wax', 'gift'],
    unitsSold: 3,
    publishedDaysAgo: 2,
    variants: [
      {
        color: { name: { en: 'Jasmine', bn: 'বেলি' }, hex: '#f3e8d0' },
        sku: 'HD-CND-JAS',
        priceInTaka: 650,
        purchaseCostInTaka: 330,
        stock: 40,
        pictures: [candleFront('#f3e8d0', 'jasmine'), candleClose('#f3e8d0', 'jasmine')],
      },
      {
        color: { name: { en: 'Lemongrass', bn: 'লেমনগ্রাস' }, hex: '#d5cf86' },
        sku: 'HD-CND-LEM',
        priceInTaka: 650,
        purchaseCostInTaka: 330,
        stock: 33,
        pictures: [candleFront('#d5cf86', 'lemongrass'), candleClose('#d5cf86', 'lemongrass')],
      },
      {
        color: { name: { en: 'Rose', bn: 'গোলাপ' }, hex: '#e0a3ab' },
        sku: 'HD-CND-ROS',
        priceInTaka: 650,
        purchaseCostInTaka: 330,
        stock: 25,
        pictures: [candleFront('#e0a3ab', 'rose'), candleClose('#e0a3ab', 'rose')],
      },
    ],
    pictures: [],
  },
]
