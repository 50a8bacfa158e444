import type { DemoProduct } from '../../demo-product.ts'
import { compostFront, compostHeap } from '../../drawings/garden/compost-bag.ts'
import { hangingPlanter, hangingPlanterClose } from '../../drawings/garden/hanging-planter.ts'
import { packOpen, packSeedlings, packsFront } from '../../drawings/garden/seed-packs.ts'
import {
  planterClose,
  planterFront,
  planterSizes,
} from '../../drawings/garden/terracotta-planter.ts'

export const pots: DemoProduct[] = [
  {
    slug: 'terracotta-planter-with-saucer',
    name: { en: 'Terracotta planter with saucer', bn: 'পিরিচসহ পোড়ামাটির টব' },
    brand: 'Matir Kotha',
    description: {
      en: '<p>A thick-walled clay planter, thrown by hand in Dhamrai and fired twice, so it stands up to sun and monsoon on an open roof.</p><p>Bare clay breathes: the soil stays cooler in April and roots do not rot in July.</p><ul><li>Drainage hole in the floor, matching saucer included</li><li>8 inch holds about 4 litres of soil, 10 inch 8 litres, 12 inch 14 litres</li><li>No paint, no varnish</li></ul><p>Each pot is handmade, so the shade and the marks of the fire differ a little.</p>',
      bn: '<p>ধামরাইয়ের কুমারের হাতে গড়া পুরু মাটির টব। দুইবার পোড়ানো, তাই খোলা ছাদের রোদ-বৃষ্টিতেও টেকে।</p><p>রং ছাড়া মাটির টবের গা দিয়ে বাতাস চলাচল করে। চৈত্রের গরমে মাটি ঠান্ডা থাকে, বর্ষায় শিকড় পচে না।</p><ul><li>নিচে পানি নিষ্কাশনের ছিদ্র, সঙ্গে মানানসই পিরিচ</li><li>৮ ইঞ্চিতে প্রায় ৪ লিটার, ১০ ইঞ্চিতে ৮ লিটার, ১২ ইঞ্চিতে ১৪ লিটার মাটি ধরে</li><li>কোনো রং বা বার্নিশ নেই</li></ul><p>হাতে তৈরি বলে একেকটি টবের রং ও পোড়ার দাগে সামান্য পার্থক্য থাকে।</p>',
    },
    tags: ['planter', 'terracotta', 'pot', 'handmade'],
    unitsSold: 640,
    publishedDaysAgo: 184,
    variants: [
      { size: '8 inch', sku: 'GD-PLT-08', priceInTaka: 220, purchaseCostInTaka: 125, stock: 86 },
      { size: '10 inch', sku: 'GD-PLT-10', priceInTaka: 320, purchaseCostInTaka: 185, stock: 54 },
      {
        size: '12 inch',
        sku: 'GD-PLT-12',
        priceInTaka: 480,
        discountPriceInTaka: 420,
        purchaseCostInTaka: 270,
        stock: 23,
      },
    ],
    pictures: [planterFront, planterSizes, planterClose],
  },
  {
    slug: 'vegetable-seeds-five-packs',
    name: { en: 'Vegetable seeds for pots, 5 packs', bn: 'টবের উপযোগী সবজির বীজ, ৫ প্যাকেট' },
    brand: 'Ankur Seeds',
    description: {
      en: '<p>Five vegetables that do well in pots and grow bags on a Bangladeshi roof, enough for one family and a season.</p><ul><li>Tomato, about 60 seeds</li><li>Green chilli, about 60 seeds</li><li>Bottle gourd, 12 seeds</li><li>Okra, 30 seeds</li><li>Red amaranth, 5 g</li></ul><p>Open-pollinated, so you can keep your own seed for next year. Tested germination above 80 %. Best sown within 12 months.</p>',
      bn: '<p>আমাদের দেশের ছাদে টব ও গ্রো ব্যাগে ভালো হয়, এমন পাঁচ রকম সবজির বীজ। একটি পরিবারের এক মৌসুমের জন্য যথেষ্ট।</p><ul><li>টমেটো, প্রায় ৬০টি বীজ</li><li>কাঁচা মরিচ, প্রায় ৬০টি বীজ</li><li>লাউ, ১২টি বীজ</li><li>ঢেঁড়স, ৩০টি বীজ</li><li>লালশাক, ৫ গ্রাম</li></ul><p>হাইব্রিড নয়, তাই নিজের গাছ থেকেই পরের বছরের বীজ রাখতে পারবেন। অঙ্কুরোদগমের হার ৮০ শতাংশের বেশি। ১২ মাসের মধ্যে বুনলে সবচেয়ে ভালো ফল পাবেন।</p>',
    },
    tags: ['seeds', 'vegetables', 'tomato', 'chilli'],
    unitsSold: 893,
    publishedDaysAgo: 72,
    variants: [
      {
        sku: 'GD-SED-05',
        priceInTaka: 300,
        discountPriceInTaka: 249,
        purchaseCostInTaka: 140,
        stock: 210,
      },
    ],
    pictures: [packsFront, packOpen, packSeedlings],
  },
  {
    slug: 'speckled-hanging-planter',
    name: { en: 'Speckled hanging planter', bn: 'ছিট ছিট ঝুলন্ত টব' },
    brand: 'Matir Kotha',
    description: {
      en: '<p>A glazed stoneware bowl on three cotton ropes, made for a veranda grill or a balcony hook. Money plant, spider plant and portulaca all look lovely trailing over its rim.</p><ul><li>Bowl 22 cm across, 13 cm deep</li><li>Rope 60 cm with a brass ring, holds up to 6 kg</li><li>Drainage hole with a rubber plug</li></ul><p>The plant is not included.</p>',
      bn: '<p>তিনটি সুতি দড়িতে ঝোলানো গ্লেজ করা স্টোনওয়্যারের টব। বারান্দার গ্রিল কিংবা ব্যালকনির হুকে ঝোলাতে পারেন। মানিপ্ল্যান্ট, স্পাইডার প্ল্যান্ট বা পর্তুলিকা এর কিনারা বেয়ে নামলে দারুণ লাগে।</p><ul><li>টবের ব্যাস ২২ সেমি, গভীরতা ১৩ সেমি</li><li>দড়ি ৬০ সেমি, সঙ্গে পিতলের রিং; ৬ কেজি পর্যন্ত ভার নেয়</li><li>পানি নিষ্কাশনের ছিদ্র ও রাবারের ছিপি</li></ul><p>গাছ সঙ্গে দেওয়া হয় না।</p>',
    },
    tags: ['planter', 'hanging', 'balcony', 'stoneware'],
    unitsSold: 97,
    publishedDaysAgo: 8,
    variants: [
      {
        color: { name: { en: 'Shell white', bn: 'ঝিনুক-সাদা' }, hex: '#f1ece2' },
        sku: 'GD-HNG-WHT',
        priceInTaka: 850,
        purchaseCostInTaka: 480,
        stock: 26,
        pictures: [hangingPlanter('#f1ece2'), hangingPlanterClose('#f1ece2')],
      },
      {
        color: { name: { en: 'Sage', bn: 'ধূসর সবুজ' }, hex: '#8fae8a' },
        sku: 'GD-HNG-SAG',
        priceInTaka: 850,
        purchaseCostInTaka: 480,
        stock: 19,
        pictures: [hangingPlanter('#8fae8a'), hangingPlanterClose('#8fae8a')],
      },
      {
        color: { name: { en: 'Mustard', bn: 'সরিষা হলুদ' }, hex: '#d9a441' },
        sku: 'GD-HNG-MUS',
        priceInTaka: 850,
        purchaseCostInTaka: 480,
        stock: 2,
        pictures: [hangingPlanter('#d9a441'), hangingPlanterClose('#d9a441')],
      },
    ],
    pictures: [],
  },
  {
    slug: 'ready-compost-soil',
    name: { en: 'Ready compost soil for pots', bn: 'টবের জন্য তৈরি জৈব মাটি' },
    brand: 'Ankur Seeds',
    description: {
      en: '<p>Open, pour, plant. Loamy soil, well-rotted cow-dung compost, vermicompost and cocopeat, already mixed in the right parts and sieved.</p><ul><li>Light: an 8 inch pot stays easy to lift</li><li>No stones, no fresh dung, no smell</li><li>Feeds the plant for about two months</li></ul><p>5 kg fills two 8 inch pots; 10 kg fills two 10 inch pots.</p>',
      bn: '<p>প্যাকেট খুলুন, টবে ঢালুন, গাছ লাগান। দোআঁশ মাটি, পচানো গোবর সার, কেঁচো সার ও কোকোপিট ঠিক অনুপাতে মিশিয়ে চেলে দেওয়া।</p><ul><li>হালকা, ৮ ইঞ্চি টব সহজেই সরানো যায়</li><li>পাথর, কাঁচা গোবর বা দুর্গন্ধ নেই</li><li>প্রায় দুই মাস বাড়তি সার লাগে না</li></ul><p>৫ কেজিতে ৮ ইঞ্চির দুটি টব, ১০ কেজিতে ১০ ইঞ্চির দুটি টব ভরে।</p>',
    },
    tags: ['compost', 'soil', 'vermicompost', 'organic'],
    unitsSold: 571,
    publishedDaysAgo: 121,
    variants: [
      { size: '5 kg', sku: 'GD-CMP-05', priceInTaka: 180, purchaseCostInTaka: 98, stock: 120 },
      { size: '10 kg', sku: 'GD-CMP-10', priceInTaka: 320, purchaseCostInTaka: 178, stock: 64 },
    ],
    pictures: [compostFront, compostHeap],
  },
]
