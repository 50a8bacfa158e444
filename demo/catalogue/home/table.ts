import type { DemoProduct } from '../../demo-product.ts'
import {
  dinnerSet as setOf,
  dinnerSetCup,
  dinnerSetFromAbove,
} from '../../drawings/home/dinner-set.ts'
import {
  masalaDaniClosed,
  masalaDaniFromAbove,
  masalaDaniOpen,
} from '../../drawings/home/masala-dani.ts'
import { tiffinCarrier, tiffinCarrierOpen } from '../../drawings/home/tiffin-carrier.ts'
import { waterFilterFront, waterFilterPouring } from '../../drawings/home/water-filter.ts'

const tiffin: DemoProduct = {
  slug: 'steel-tiffin-carrier',
  name: { en: 'Stainless steel tiffin carrier', bn: 'স্টেইনলেস স্টিলের টিফিন ক্যারিয়ার' },
  brand: 'Handi House',
  description: {
    en: '<p>Rice below, curry in the middle, bhorta on top: lunch from home, the way it has always travelled. The side locks hold every tier tight on a bus or a rickshaw.</p><ul><li><strong>1.8 L:</strong> three tiers of 600 ml, 26 cm high, 820 g</li><li><strong>2.4 L:</strong> four tiers of 600 ml, 33 cm high, 1.05 kg</li><li><strong>Material:</strong> 0.6 mm food-grade steel, no plastic touches the food</li></ul><p>Wash by hand or machine. 10-year warranty against rust.</p>',
    bn: '<p>নিচে ভাত, মাঝে তরকারি, ওপরে ভর্তা: ঘরের খাবার যেভাবে বরাবর অফিসে গেছে। দুই পাশের লক প্রতিটি বাটি শক্ত করে ধরে রাখে, বাসে-রিকশায় ঝাঁকুনিতেও খাবার পড়ে না।</p><ul><li><strong>১.৮ লিটার:</strong> ৬০০ মিলির তিনটি বাটি, উচ্চতা ২৬ সেমি, ওজন ৮২০ গ্রাম</li><li><strong>২.৪ লিটার:</strong> ৬০০ মিলির চারটি বাটি, উচ্চতা ৩৩ সেমি, ওজন ১.০৫ কেজি</li><li><strong>উপাদান:</strong> ০.৬ মিমি ফুড-গ্রেড স্টিল, খাবারে প্লাস্টিকের ছোঁয়া লাগে না</li></ul><p>হাতে বা ডিশওয়াশারে ধোয়া যায়। মরিচা না ধরার ১০ বছরের ওয়ারেন্টি।</p>',
  },
  tags: ['tiffin', 'lunch box', 'stainless steel'],
  unitsSold: 96,
  publishedDaysAgo: 83,
  variants: [
    {
      size: '1.8 L',
      sku: 'HM-TIF-3T',
      priceInTaka: 1150,
      purchaseCostInTaka: 760,
      stock: 29,
      pictures: [tiffinCarrier(3)],
    },
    {
      size: '2.4 L',
      sku: 'HM-TIF-4T',
      priceInTaka: 1420,
      purchaseCostInTaka: 940,
      stock: 3,
      pictures: [tiffinCarrier(4)],
    },
  ],
  pictures: [tiffinCarrierOpen],
}

const masalaDani: DemoProduct = {
  slug: 'steel-masala-dani-seven-bowls',
  name: {
    en: 'Steel masala dani with seven bowls and glass lid',
    bn: 'সাত বাটির স্টিল মসলাদানি, কাচের ঢাকনাসহ',
  },
  brand: 'Handi House',
  description: {
    en: '<p>Turmeric, chilli, cumin, coriander, cardamom, cloves and fenugreek, all within one reach of the stove. The glass lid shows what is running low and keeps damp monsoon air out.</p><ul><li><strong>Box:</strong> 23 cm across, 7 cm high, mirror-polished steel</li><li><strong>Bowls:</strong> seven of 110 ml, each lifts out</li><li><strong>With it:</strong> one small spoon</li></ul><p>The spices in the picture are not included.</p>',
    bn: '<p>হলুদ, মরিচ, জিরা, ধনিয়া, এলাচ, লবঙ্গ, মেথি: সব মসলা চুলার পাশে হাতের নাগালে। কাচের ঢাকনায় দেখা যায় কোনটা ফুরিয়ে আসছে, আর বর্ষার স্যাঁতসেঁতে বাতাস ভেতরে ঢোকে না।</p><ul><li><strong>বাক্স:</strong> ব্যাস ২৩ সেমি, উচ্চতা ৭ সেমি, আয়নার মতো পালিশ করা স্টিল</li><li><strong>বাটি:</strong> ১১০ মিলির সাতটি, প্রতিটি আলাদা করে তোলা যায়</li><li><strong>সঙ্গে:</strong> একটি ছোট চামচ</li></ul><p>ছবির মসলা পণ্যের সঙ্গে দেওয়া হয় না।</p>',
  },
  tags: ['spice box', 'masala dani', 'stainless steel', 'storage'],
  unitsSold: 154,
  publishedDaysAgo: 37,
  variants: [
    {
      sku: 'HM-MSD-7B',
      priceInTaka: 1190,
      discountPriceInTaka: 1050,
      purchaseCostInTaka: 720,
      stock: 45,
    },
  ],
  pictures: [masalaDaniOpen, masalaDaniFromAbove, masalaDaniClosed],
}

const dinnerSet: DemoProduct = {
  slug: 'ceramic-dinner-set-32-pieces',
  name: { en: 'Ceramic dinner set, 32 pieces for six', bn: 'সিরামিক ডিনার সেট, ৬ জনের ৩২ পিস' },
  brand: 'Matir Chhoya',
  description: {
    en: '<p>White glazed ceramic with a wreath of leaves and a fine gold line. Calm enough for every day, good enough for guests at Eid.</p><ul><li>6 dinner plates, 27 cm</li><li>6 quarter plates, 19 cm</li><li>6 bowls, 350 ml</li><li>6 cups with 6 saucers, 180 ml</li><li>2 serving bowls, 1.5 litres</li></ul><p>Microwave safe, lead free. Every set is packed in foam; anything that arrives broken is replaced within 7 days.</p>',
    bn: '<p>সাদা চকচকে সিরামিকের ওপর লতাপাতার বৃত্ত আর সোনালি সরু রেখা। রোজকার খাবার টেবিলেও মানায়, ঈদের মেহমানদারিতেও।</p><ul><li>৬টি ডিনার প্লেট, ২৭ সেমি</li><li>৬টি কোয়ার্টার প্লেট, ১৯ সেমি</li><li>৬টি বাটি, ৩৫০ মিলি</li><li>৬টি কাপ ও ৬টি পিরিচ, ১৮০ মিলি</li><li>২টি সার্ভিং বোল, ১.৫ লিটার</li></ul><p>মাইক্রোওয়েভে ব্যবহার করা যায়, সিসামুক্ত। প্রতিটি সেট ফোমে মোড়ানো; ভাঙা পেলে ৭ দিনের মধ্যে বদলে দেওয়া হয়।</p>',
  },
  tags: ['dinner set', 'ceramic', 'plates', 'gift'],
  unitsSold: 11,
  publishedDaysAgo: 6,
  variants: [
    {
      color: { name: { en: 'Indigo leaf', bn: 'নীল লতা' }, hex: '#27427a' },
      sku: 'HM-DNS-IND',
      priceInTaka: 6450,
      purchaseCostInTaka: 4480,
      stock: 12,
      pictures: [setOf('#27427a'), dinnerSetFromAbove('#27427a')],
    },
    {
      color: { name: { en: 'Green leaf', bn: 'সবুজ লতা' }, hex: '#2f7a52' },
      sku: 'HM-DNS-GRN',
      priceInTaka: 6450,
      purchaseCostInTaka: 4480,
      stock: 7,
      pictures: [setOf('#2f7a52'), dinnerSetFromAbove('#2f7a52')],
    },
  ],
  pictures: [dinnerSetCup('#27427a')],
}

const waterFilter: DemoProduct = {
  slug: 'gravity-water-filter-24-litre',
  name: {
    en: 'Gravity water filter, 24 litres, no electricity',
    bn: 'গ্র্যাভিটি ওয়াটার ফিল্টার ২৪ লিটার, বিদ্যুৎ ছাড়া',
  },
  brand: 'Jolkona',
  description: {
    en: '<p>Fill the upper tank before bed and wake up to clear water. It needs no electricity and no water line, so load-shedding does not matter.</p><ul><li><strong>Capacity:</strong> 12 litres above, 12 litres below</li><li><strong>Stages:</strong> washable ceramic candle, activated carbon, silica sand and mineral stones</li><li><strong>Speed:</strong> 2 to 3 litres an hour</li><li><strong>Tap:</strong> steel body with a lever</li></ul><p>Wash the candle every two weeks; change it after about six months. Use it with supply water or boiled water. 1-year warranty on the tanks and the tap.</p>',
    bn: '<p>রাতে ওপরের পাত্রে পানি ঢেলে রাখুন, সকালে পাবেন পরিষ্কার পানি। বিদ্যুৎ বা পানির লাইন লাগে না, তাই লোডশেডিংয়েও চিন্তা নেই।</p><ul><li><strong>ধারণক্ষমতা:</strong> ওপরে ১২ লিটার, নিচে ১২ লিটার</li><li><strong>ধাপ:</strong> ধোয়া যায় এমন সিরামিক ক্যান্ডেল, অ্যাকটিভেটেড কার্বন, সিলিকা বালি ও মিনারেল পাথর</li><li><strong>গতি:</strong> ঘণ্টায় ২ থেকে ৩ লিটার</li><li><strong>ট্যাপ:</strong> লিভারযুক্ত স্টিলের ট্যাপ</li></ul><p>দুই সপ্তাহ পরপর ক্যান্ডেল ধুয়ে নিন, ছয় মাস পর বদলান। সাপ্লাইয়ের পানি বা ফোটানো পানির জন্য। পাত্র ও ট্যাপে ১ বছরের ওয়ারেন্টি।</p>',
  },
  tags: ['water filter', 'drinking water', 'kitchen'],
  unitsSold: 187,
  publishedDaysAgo: 142,
  variants: [{ sku: 'HM-WTF-24L', priceInTaka: 2650, purchaseCostInTaka: 1850, stock: 0 }],
  pictures: [waterFilterFront, waterFilterPouring],
}

export const table: DemoProduct[] = [dinnerSet, tiffin, masalaDani, waterFilter]
