import type { DemoProduct } from '../../demo-product.ts'
import {
  bloodPressureDisplay,
  bloodPressureMonitor,
} from '../../drawings/health/blood-pressure-monitor.ts'
import {
  thermometerDisplay,
  thermometerWithCase,
} from '../../drawings/health/digital-thermometer.ts'
import { hotWaterBag, hotWaterBagKnit } from '../../drawings/health/hot-water-bag.ts'
import { yogaMat, yogaMatOpen } from '../../drawings/health/yoga-mat.ts'

const thermometer: DemoProduct = {
  slug: 'digital-thermometer-10-second',
  name: {
    en: 'Digital thermometer, reads in 10 seconds',
    bn: 'ডিজিটাল থার্মোমিটার, ১০ সেকেন্ডে মাপ',
  },
  brand: 'Shushrusha',
  description: {
    en: '<p>A light thermometer for the whole family. Press the button, place the tip, and wait for the beep: the reading is there in about ten seconds.</p><ul><li>Range 32.0 to 42.9 °C, accurate to 0.1 °C</li><li>Keeps the last reading in memory and switches itself off after ten minutes</li><li>Waterproof tip, easy to wipe clean</li><li>One LR41 battery inside, clear storage case included</li></ul><p><strong>1 year replacement warranty.</strong> Made of plastic and steel; contains no mercury and no glass.</p>',
    bn: '<p>পরিবারের ছোট-বড় সবার জন্য হালকা একটি থার্মোমিটার। বোতাম চেপে মাথাটি জায়গামতো রাখুন, প্রায় দশ সেকেন্ড পর বিপ শব্দ হলেই মাপ দেখা যাবে।</p><ul><li>মাপার সীমা ৩২.০ থেকে ৪২.৯ ডিগ্রি সেলসিয়াস, সূক্ষ্মতা ০.১ ডিগ্রি</li><li>শেষ মাপটি মনে রাখে, দশ মিনিট পর নিজে থেকেই বন্ধ হয়ে যায়</li><li>মাথাটি পানিরোধী, সহজে মুছে পরিষ্কার করা যায়</li><li>সঙ্গে একটি LR41 ব্যাটারি ও স্বচ্ছ কভার</li></ul><p><strong>১ বছরের রিপ্লেসমেন্ট ওয়ারেন্টি।</strong> প্লাস্টিক ও স্টিলের তৈরি; এতে পারদ বা কাচ নেই।</p>',
  },
  tags: ['thermometer', 'fever', 'home care', 'থার্মোমিটার', 'জ্বর'],
  unitsSold: 640,
  publishedDaysAgo: 168,
  variants: [{ sku: 'HL-THM-01', priceInTaka: 320, purchaseCostInTaka: 185, stock: 140 }],
  pictures: [thermometerWithCase, thermometerDisplay],
}

const monitor: DemoProduct = {
  slug: 'upper-arm-blood-pressure-monitor',
  name: {
    en: 'Automatic blood pressure monitor, upper arm',
    bn: 'স্বয়ংক্রিয় ব্লাড প্রেশার মনিটর, বাহুতে মাপার',
  },
  brand: 'Shushrusha',
  description: {
    en: '<p>One button, large digits, and a cuff that inflates by itself. It shows systolic and diastolic pressure and pulse, and remembers earlier readings so that you can take them along to your doctor.</p><ul><li>Cuff for arms of 22 to 42 cm</li><li>Memory for 2 people, 99 readings each</li><li>Runs on 4 AA batteries (included) or a USB-C cable (included)</li><li>Weight 310 g without batteries</li></ul><p><strong>2 years service warranty.</strong> The readings help you keep watch; they do not replace a doctor’s advice.</p>',
    bn: '<p>একটি মাত্র বোতাম, বড় বড় সংখ্যা, আর কাফটি নিজে থেকেই ফুলে ওঠে। উপরের ও নিচের প্রেশার এবং পালস একসঙ্গে দেখায়; আগের মাপগুলোও মনে রাখে, যাতে ডাক্তারকে দেখানো যায়।</p><ul><li>২২ থেকে ৪২ সেমি মাপের বাহুতে কাফ লাগে</li><li>২ জনের আলাদা মেমোরি, প্রত্যেকের ৯৯টি করে মাপ</li><li>৪টি AA ব্যাটারি বা USB-C তারে চলে (দুটিই সঙ্গে দেওয়া)</li><li>ব্যাটারি ছাড়া ওজন ৩১০ গ্রাম</li></ul><p><strong>২ বছরের সার্ভিস ওয়ারেন্টি।</strong> মাপগুলো নজর রাখতে সাহায্য করে, তবে ডাক্তারের পরামর্শের বিকল্প নয়।</p>',
  },
  tags: ['blood pressure', 'monitor', 'home care', 'প্রেশার মাপার মেশিন', 'ব্লাড প্রেশার'],
  unitsSold: 212,
  publishedDaysAgo: 120,
  variants: [
    {
      sku: 'HL-BPM-01',
      priceInTaka: 2850,
      discountPriceInTaka: 2490,
      purchaseCostInTaka: 1780,
      stock: 36,
    },
  ],
  pictures: [bloodPressureMonitor, bloodPressureDisplay],
}

const matPrice = { priceInTaka: 1450, discountPriceInTaka: 1190, purchaseCostInTaka: 760 }

const mat: DemoProduct = {
  slug: 'yoga-mat-6-mm',
  name: { en: 'Non-slip yoga mat, 6 mm, with strap', bn: 'নন-স্লিপ ইয়োগা ম্যাট, ৬ মিমি, স্ট্র্যাপসহ' },
  brand: 'Sthir',
  description: {
    en: '<p>A soft mat that lies flat and stays where you put it, on tiles as well as on mosaic floors. The drawn lines help you place hands and feet.</p><ul><li>183 × 61 cm, 6 mm thick, 850 g</li><li>TPE foam, free of PVC and latex, ribbed on both sides</li><li>Cotton carrying strap included</li></ul><p>Wipe with a damp cloth and let it dry in the shade; strong sun fades the colour.</p>',
    bn: '<p>নরম একটি ম্যাট, টাইলস বা মোজাইক যে মেঝেতেই পাতুন, সমান হয়ে থাকে, সরে যায় না। উপরে আঁকা দাগ দেখে হাত-পা ঠিক জায়গায় রাখা সহজ।</p><ul><li>১৮৩ × ৬১ সেমি, পুরুত্ব ৬ মিমি, ওজন ৮৫০ গ্রাম</li><li>TPE ফোমের তৈরি, পিভিসি ও ল্যাটেক্স নেই, দুই পিঠেই খাঁজকাটা</li><li>বহনের জন্য সুতি স্ট্র্যাপ সঙ্গে আছে</li></ul><p>ভেজা কাপড়ে মুছে ছায়ায় শুকিয়ে নিন; কড়া রোদে রং হালকা হয়ে যেতে পারে।</p>',
  },
  tags: ['yoga', 'exercise', 'mat', 'ইয়োগা', 'ব্যায়াম'],
  unitsSold: 96,
  publishedDaysAgo: 45,
  variants: [
    {
      color: { name: { en: 'Teal', bn: 'টিল' }, hex: '#2e8078' },
      sku: 'HL-YOG-TEA',
      ...matPrice,
      stock: 22,
      pictures: [yogaMat('#2e8078')],
    },
    {
      color: { name: { en: 'Plum', bn: 'বেগুনি' }, hex: '#6d4478' },
      sku: 'HL-YOG-PLM',
      ...matPrice,
      stock: 15,
      pictures: [yogaMat('#6d4478')],
    },
    {
      color: { name: { en: 'Coral', bn: 'কোরাল' }, hex: '#d2715c' },
      sku: 'HL-YOG-CRL',
      ...matPrice,
      stock: 0,
      pictures: [yogaMat('#d2715c')],
    },
  ],
  pictures: [yogaMatOpen('#2e8078')],
}

const bagPrice = { priceInTaka: 550, purchaseCostInTaka: 320 }

const bag: DemoProduct = {
  slug: 'hot-water-bag-knitted-cover',
  name: {
    en: 'Rubber hot water bag with knitted cover, 2 litres',
    bn: 'উলের কভারসহ রাবারের হট ওয়াটার ব্যাগ, ২ লিটার',
  },
  brand: 'Ushnota',
  description: {
    en: '<p>For a tired back after a long day, or cold feet on a winter night in the north. The thick rubber holds its warmth for hours and the knitted cover keeps it gentle on the skin.</p><ul><li>Holds 2 litres, 32 × 20 cm</li><li>Natural rubber with a wide funnel neck and a screw stopper that does not leak</li><li>The cover comes off and can be washed by hand</li></ul><p>Fill it two thirds with hot, not boiling, water and press the air out before closing. <strong>6 months warranty</strong> against leaks.</p>',
    bn: '<p>সারাদিনের পর পিঠের ক্লান্তিতে, কিংবা উত্তরের শীতের রাতে ঠান্ডা পায়ের জন্য। পুরু রাবার ঘণ্টার পর ঘণ্টা উষ্ণতা ধরে রাখে, আর উলের কভার ত্বকে আরাম দেয়।</p><ul><li>ধারণক্ষমতা ২ লিটার, মাপ ৩২ × ২০ সেমি</li><li>প্রাকৃতিক রাবার, চওড়া মুখ, পানি চুইয়ে পড়ে না এমন প্যাঁচের ছিপি</li><li>কভারটি খুলে হাতে ধোয়া যায়</li></ul><p>ফুটন্ত নয়, গরম পানি দিয়ে তিন ভাগের দুই ভাগ ভরুন, তারপর বাতাস বের করে ছিপি আটকান। লিক হলে <strong>৬ মাসের ওয়ারেন্টি</strong>।</p>',
  },
  tags: ['hot water bag', 'winter', 'home care', 'হট ওয়াটার ব্যাগ', 'শীত'],
  unitsSold: 22,
  publishedDaysAgo: 6,
  variants: [
    {
      color: { name: { en: 'Red', bn: 'লাল' }, hex: '#b5352f' },
      sku: 'HL-HWB-RED',
      ...bagPrice,
      stock: 34,
      pictures: [hotWaterBag('#b5352f'), hotWaterBagKnit('#b5352f', '#a83a34')],
    },
    {
      color: { name: { en: 'Blue', bn: 'নীল' }, hex: '#2f5f8f' },
      sku: 'HL-HWB-BLU',
      ...bagPrice,
      stock: 2,
      pictures: [hotWaterBag('#2f5f8f'), hotWaterBagKnit('#2f5f8f', '#3a648c')],
    },
  ],
  pictures: [],
}

export const wellBeing: DemoProduct[] = [thermometer, monitor, mat, bag]
