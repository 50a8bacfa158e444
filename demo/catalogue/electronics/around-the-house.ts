import type { DemoProduct } from '../../demo-product.ts'
import { deskLamp as lampOf, deskLampReading } from '../../drawings/electronics/desk-lamp.ts'
import { multiplugInUse, multiplugWithCord } from '../../drawings/electronics/multiplug.ts'
import { rechargeableFan, rechargeableFanLit } from '../../drawings/electronics/rechargeable-fan.ts'
import {
  steamIron as ironOf,
  steamIronInUse,
  steamIronSole,
} from '../../drawings/electronics/steam-iron.ts'

const fan: DemoProduct = {
  slug: 'rechargeable-fan-with-led-light',
  name: {
    en: 'Rechargeable table fan with LED light, 12 inch',
    bn: 'এলইডি লাইটসহ রিচার্জেবল টেবিল ফ্যান ১২ ইঞ্চি',
  },
  brand: 'Hawaghor',
  description: {
    en: '<p>When the current goes, this takes over by itself: air for the night and light for the homework. Quiet enough to sleep beside.</p><ul><li><strong>Runs:</strong> 10 hours slow, 4 hours at full speed</li><li><strong>Battery:</strong> 6 V 7 Ah sealed, full in 8 hours</li><li><strong>Light:</strong> seven LEDs, up to 20 hours</li><li><strong>Speed:</strong> turn the knob, no steps; head tilts on two pivots</li></ul><p>Keep it plugged in: it switches over without a gap. 1-year warranty on the motor, 6 months on the battery.</p>',
    bn: '<p>কারেন্ট গেলে নিজে থেকেই চালু হয়: রাতের জন্য বাতাস, পড়ার জন্য আলো। শব্দ কম, পাশে রেখে ঘুমানো যায়।</p><ul><li><strong>চলে:</strong> কম গতিতে ১০ ঘণ্টা, পূর্ণ গতিতে ৪ ঘণ্টা</li><li><strong>ব্যাটারি:</strong> ৬ ভোল্ট ৭ অ্যাম্পিয়ার-আওয়ার, ৮ ঘণ্টায় পুরো চার্জ</li><li><strong>আলো:</strong> সাতটি এলইডি, সর্বোচ্চ ২০ ঘণ্টা</li><li><strong>গতি:</strong> নব ঘুরিয়ে ইচ্ছামতো কমানো-বাড়ানো যায়, মাথা ওপরে-নিচে হেলানো যায়</li></ul><p>প্লাগ লাগিয়ে রাখুন, বিদ্যুৎ গেলেও ফ্যান থামবে না। মোটরে ১ বছর, ব্যাটারিতে ৬ মাসের ওয়ারেন্টি।</p>',
  },
  tags: ['fan', 'rechargeable', 'load-shedding', 'led'],
  unitsSold: 512,
  publishedDaysAgo: 155,
  deal: { priceInTaka: 3190, endsInHours: 70 },
  variants: [
    {
      color: { name: { en: 'White', bn: 'সাদা' }, hex: '#eef1f2' },
      sku: 'EL-FAN-WHT',
      priceInTaka: 3850,
      purchaseCostInTaka: 2690,
      stock: 34,
      pictures: [rechargeableFan('#eef1f2')],
    },
    {
      color: { name: { en: 'Sea green', bn: 'সি গ্রিন' }, hex: '#4aa39a' },
      sku: 'EL-FAN-GRN',
      priceInTaka: 3850,
      purchaseCostInTaka: 2690,
      stock: 15,
      pictures: [rechargeableFan('#4aa39a')],
    },
  ],
  pictures: [rechargeableFanLit('#eef1f2')],
}

const deskLamp: DemoProduct = {
  slug: 'folding-led-desk-lamp',
  name: {
    en: 'Folding LED desk lamp, three light tones',
    bn: 'ফোল্ডিং এলইডি ডেস্ক ল্যাম্প, তিন রঙের আলো',
  },
  brand: 'Alokito',
  description: {
    en: '<p>An even light without flicker, made for long evenings over books. Three joints put it exactly where the page is.</p><ul><li><strong>Light:</strong> 9 W, 600 lumen; warm, neutral or white</li><li><strong>Brightness:</strong> five steps, touch control on the base, remembers the last one</li><li><strong>Reach:</strong> 45 cm high, head 30 cm wide</li><li><strong>Power:</strong> USB-C, works from a power bank too</li></ul><p>1-year replacement warranty.</p>',
    bn: '<p>কাঁপুনিহীন সমান আলো, সন্ধ্যার লম্বা পড়াশোনার জন্য তৈরি। তিনটি জোড়ায় বাঁকিয়ে ঠিক বইয়ের ওপর আলো ফেলা যায়।</p><ul><li><strong>আলো:</strong> ৯ ওয়াট, ৬০০ লুমেন; উষ্ণ, স্বাভাবিক বা সাদা</li><li><strong>উজ্জ্বলতা:</strong> পাঁচ ধাপ, বেসে টাচ কন্ট্রোল, আগেরবারের আলো মনে রাখে</li><li><strong>মাপ:</strong> উচ্চতা ৪৫ সেমি, মাথা ৩০ সেমি চওড়া</li><li><strong>বিদ্যুৎ:</strong> USB-C, পাওয়ার ব্যাংক দিয়েও চলে</li></ul><p>১ বছরের রিপ্লেসমেন্ট ওয়ারেন্টি।</p>',
  },
  tags: ['lamp', 'led', 'study', 'desk'],
  unitsSold: 24,
  publishedDaysAgo: 9,
  variants: [
    {
      color: { name: { en: 'White', bn: 'সাদা' }, hex: '#eceae4' },
      sku: 'EL-LMP-WHT',
      priceInTaka: 1750,
      purchaseCostInTaka: 1120,
      stock: 27,
      pictures: [lampOf('#eceae4')],
    },
    {
      color: { name: { en: 'Black', bn: 'কালো' }, hex: '#2b2f33' },
      sku: 'EL-LMP-BLK',
      priceInTaka: 1750,
      purchaseCostInTaka: 1120,
      stock: 18,
      pictures: [lampOf('#2b2f33')],
    },
  ],
  pictures: [deskLampReading('#2b2f33')],
}

const multiplug: DemoProduct = {
  slug: 'multiplug-four-sockets-usb',
  name: {
    en: 'Multiplug, 4 sockets, 3 USB ports',
    bn: 'মাল্টিপ্লাগ: ৪ সকেট, ৩ ইউএসবি পোর্ট',
  },
  brand: 'Torongo',
  description: {
    en: '<p>Every plug in the house fits, two-pin or three-pin, round or flat. Each socket has its own switch, so you turn off one thing and not the lot.</p><ul><li><strong>Load:</strong> up to 2500 W, 10 A, with overload protection</li><li><strong>USB:</strong> two USB-A and one USB-C, 20 W</li><li><strong>Cord:</strong> thick pure copper, 3 or 5 metres</li><li><strong>Body:</strong> fire-resistant, child shutters on every socket</li></ul><p>Not for air conditioners or water heaters. 1-year warranty.</p>',
    bn: '<p>দুই পিন বা তিন পিন, গোল বা চ্যাপ্টা: ঘরের সব প্লাগ লাগে। প্রতিটি সকেটে আলাদা সুইচ, তাই একটা বন্ধ করতে সব বন্ধ করতে হয় না।</p><ul><li><strong>লোড:</strong> সর্বোচ্চ ২৫০০ ওয়াট, ১০ অ্যাম্পিয়ার, ওভারলোড সুরক্ষাসহ</li><li><strong>ইউএসবি:</strong> দুটি USB-A ও একটি USB-C, ২০ ওয়াট</li><li><strong>তার:</strong> মোটা খাঁটি তামার, ৩ বা ৫ মিটার</li><li><strong>বডি:</strong> অগ্নিরোধী, শিশুদের নিরাপত্তায় প্রতিটি সকেটে শাটার</li></ul><p>এসি বা ওয়াটার হিটারে ব্যবহারের জন্য নয়। ১ বছরের ওয়ারেন্টি।</p>',
  },
  tags: ['multiplug', 'extension', 'usb', 'electrical'],
  unitsSold: 377,
  publishedDaysAgo: 131,
  options: [{ en: 'Cord', bn: 'তার' }],
  variants: [
    {
      optionValues: ['3 m'],
      sku: 'EL-MPL-4S3U',
      priceInTaka: 950,
      purchaseCostInTaka: 590,
      stock: 71,
    },
    {
      optionValues: ['5 m'],
      sku: 'EL-MPL-4S3U-5M',
      priceInTaka: 1150,
      purchaseCostInTaka: 720,
      stock: 38,
    },
  ],
  pictures: [multiplugWithCord, multiplugInUse],
}

const steamIron: DemoProduct = {
  slug: 'steam-iron-2200w',
  name: { en: 'Steam iron with stainless sole, 2200 W', bn: 'স্টিম আয়রন ২২০০ ওয়াট, স্টেইনলেস সোল' },
  brand: 'Paripati',
  description: {
    en: '<p>Cotton panjabi, silk saree, school shirts: a strong shot of steam and one pass. The pointed tip gets between buttons.</p><ul><li><strong>Power:</strong> 2200 W, hot in 40 seconds</li><li><strong>Steam:</strong> 35 g a minute, spray in front</li><li><strong>Tank:</strong> 300 ml, see-through</li><li><strong>Safety:</strong> thermostat and non-drip sole; 2 m cord that turns</li></ul><p>Use clean filtered water. 1-year warranty.</p>',
    bn: '<p>সুতি পাঞ্জাবি, সিল্কের শাড়ি, স্কুলের শার্ট: জোরালো স্টিমে এক টানেই ভাঁজ সমান। সরু মাথা বোতামের ফাঁকেও পৌঁছায়।</p><ul><li><strong>বিদ্যুৎ:</strong> ২২০০ ওয়াট, ৪০ সেকেন্ডে গরম</li><li><strong>স্টিম:</strong> মিনিটে ৩৫ গ্রাম, সামনে স্প্রে</li><li><strong>পানির ট্যাংক:</strong> ৩০০ মিলি, বাইরে থেকে দেখা যায়</li><li><strong>নিরাপত্তা:</strong> থার্মোস্ট্যাট ও পানি না-ঝরা সোল; ২ মিটার ঘোরানো যায় এমন তার</li></ul><p>পরিষ্কার ফিল্টার করা পানি ব্যবহার করুন। ১ বছরের ওয়ারেন্টি।</p>',
  },
  tags: ['iron', 'steam iron', 'laundry'],
  unitsSold: 3,
  publishedDaysAgo: 4,
  variants: [
    {
      color: { name: { en: 'Blue', bn: 'নীল' }, hex: '#2f7fb5' },
      sku: 'EL-IRN-BLU',
      priceInTaka: 2450,
      purchaseCostInTaka: 1690,
      stock: 22,
      pictures: [ironOf('#2f7fb5')],
    },
    {
      color: { name: { en: 'Violet', bn: 'বেগুনি' }, hex: '#6a4fa0' },
      sku: 'EL-IRN-VIO',
      priceInTaka: 2450,
      purchaseCostInTaka: 1690,
      stock: 1,
      pictures: [ironOf('#6a4fa0')],
    },
  ],
  pictures: [steamIronInUse('#2f7fb5'), steamIronSole('#2f7fb5')],
}

export const aroundTheHouse: DemoProduct[] = [fan, deskLamp, multiplug, steamIron]
