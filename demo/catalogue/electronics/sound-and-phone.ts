import type { DemoProduct } from '../../demo-product.ts'
import { speakerLying, speakerUpright } from '../../drawings/electronics/bluetooth-speaker.ts'
import { earbudsClosed, earbudsFree, earbudsInCase } from '../../drawings/electronics/earbuds.ts'
import { phoneStand as standOf, phoneStandInUse } from '../../drawings/electronics/phone-stand.ts'
import {
  powerBankCharging,
  powerBankFront,
  powerBankPorts,
} from '../../drawings/electronics/power-bank.ts'

const earbuds: DemoProduct = {
  slug: 'wireless-earbuds-noise-cancelling',
  name: { en: 'Wireless earbuds with noise cancelling', bn: 'নয়েজ ক্যানসেলিং ওয়্যারলেস ইয়ারবাড' },
  brand: 'Surbani',
  description: {
    en: '<p>The bus, the generator, the neighbour’s wedding: turned down. Your music and your calls: clear. Four microphones keep your voice in front even on a rickshaw.</p><ul><li><strong>Battery:</strong> 7 hours per charge, 35 hours with the case</li><li><strong>Quick charge:</strong> 10 minutes for 2 hours of music, USB-C</li><li><strong>Bluetooth:</strong> 5.3, low-latency mode for games</li><li><strong>Water:</strong> IPX5, sweat and rain are fine</li></ul><p>In the box: three sizes of silicone tips and a USB-C cable. 1-year replacement warranty.</p>',
    bn: '<p>বাসের শব্দ, জেনারেটর, পাশের বাড়ির বিয়ে: সব কমে যাবে। গান আর কল থাকবে পরিষ্কার। চারটি মাইক্রোফোন থাকায় রিকশায় বসেও আপনার কথা স্পষ্ট শোনা যায়।</p><ul><li><strong>ব্যাটারি:</strong> একবার চার্জে ৭ ঘণ্টা, কেসসহ ৩৫ ঘণ্টা</li><li><strong>কুইক চার্জ:</strong> ১০ মিনিটের চার্জে ২ ঘণ্টা গান, USB-C</li><li><strong>ব্লুটুথ:</strong> ৫.৩, গেমের জন্য লো-লেটেন্সি মোড</li><li><strong>পানিরোধ:</strong> IPX5, ঘাম ও বৃষ্টির ছিটায় সমস্যা নেই</li></ul><p>বাক্সে তিন মাপের সিলিকন টিপ ও USB-C কেবল। ১ বছরের রিপ্লেসমেন্ট ওয়ারেন্টি।</p>',
  },
  tags: ['earbuds', 'bluetooth', 'noise cancelling', 'audio'],
  unitsSold: 886,
  publishedDaysAgo: 96,
  variants: [
    {
      color: { name: { en: 'Black', bn: 'কালো' }, hex: '#22262a' },
      sku: 'EL-EBD-BLK',
      priceInTaka: 2490,
      discountPriceInTaka: 2090,
      purchaseCostInTaka: 1480,
      stock: 54,
      pictures: [earbudsInCase('#22262a'), earbudsFree('#22262a')],
    },
    {
      color: { name: { en: 'White', bn: 'সাদা' }, hex: '#f2f2ee' },
      sku: 'EL-EBD-WHT',
      priceInTaka: 2490,
      discountPriceInTaka: 2090,
      purchaseCostInTaka: 1480,
      stock: 37,
      pictures: [earbudsInCase('#f2f2ee'), earbudsFree('#f2f2ee')],
    },
    {
      color: { name: { en: 'River blue', bn: 'গভীর নীল' }, hex: '#2f6f8f' },
      sku: 'EL-EBD-BLU',
      priceInTaka: 2490,
      purchaseCostInTaka: 1480,
      stock: 2,
      pictures: [earbudsInCase('#2f6f8f'), earbudsFree('#2f6f8f')],
    },
  ],
  pictures: [earbudsClosed('#2f6f8f')],
}

const powerBank: DemoProduct = {
  slug: 'power-bank-20000mah-fast-charge',
  name: {
    en: 'Power bank, 20,000 mAh, 22.5 W fast charge',
    bn: 'পাওয়ার ব্যাংক ২০,০০০ mAh, ২২.৫ ওয়াট ফাস্ট চার্জ',
  },
  brand: 'Torongo',
  description: {
    en: '<p>Four full charges for most phones, and a screen that tells you exactly how much is left. Charges three devices at once.</p><ul><li><strong>Capacity:</strong> 20,000 mAh (74 Wh), allowed in cabin baggage</li><li><strong>Out:</strong> two USB-A and one USB-C, up to 22.5 W</li><li><strong>In:</strong> USB-C 18 W, full in about 6 hours</li><li><strong>Weight:</strong> 398 g, 145 × 70 × 27 mm</li></ul><p>Protected against heat, short circuit and overcharge. 1-year replacement warranty; USB-C cable included.</p>',
    bn: '<p>বেশির ভাগ ফোন চারবার পুরো চার্জ হয়, আর কতটুকু বাকি তা স্ক্রিনেই দেখা যায়। একসঙ্গে তিনটি ডিভাইস চার্জ করা যায়।</p><ul><li><strong>ক্ষমতা:</strong> ২০,০০০ mAh (৭৪ Wh), বিমানে হাতব্যাগে নেওয়া যায়</li><li><strong>আউটপুট:</strong> দুটি USB-A ও একটি USB-C, সর্বোচ্চ ২২.৫ ওয়াট</li><li><strong>ইনপুট:</strong> USB-C ১৮ ওয়াট, প্রায় ৬ ঘণ্টায় পুরো চার্জ</li><li><strong>ওজন ও মাপ:</strong> ৩৯৮ গ্রাম, ১৪৫ × ৭০ × ২৭ মিমি</li></ul><p>অতিরিক্ত তাপ, শর্ট সার্কিট ও ওভারচার্জ থেকে সুরক্ষা আছে। ১ বছরের রিপ্লেসমেন্ট ওয়ারেন্টি, সঙ্গে USB-C কেবল।</p>',
  },
  tags: ['power bank', 'fast charge', 'mobile accessory', 'load-shedding'],
  unitsSold: 640,
  publishedDaysAgo: 73,
  variants: [
    {
      color: { name: { en: 'Black', bn: 'কালো' }, hex: '#24282c' },
      sku: 'EL-PBK-BLK',
      priceInTaka: 2590,
      discountPriceInTaka: 2290,
      purchaseCostInTaka: 1720,
      stock: 48,
      pictures: [powerBankFront('#24282c'), powerBankPorts('#24282c')],
    },
    {
      color: { name: { en: 'White', bn: 'সাদা' }, hex: '#eceae4' },
      sku: 'EL-PBK-WHT',
      priceInTaka: 2590,
      discountPriceInTaka: 2290,
      purchaseCostInTaka: 1720,
      stock: 19,
      pictures: [powerBankFront('#eceae4')],
    },
    {
      color: { name: { en: 'Blue', bn: 'নীল' }, hex: '#2c5f8f' },
      sku: 'EL-PBK-BLU',
      priceInTaka: 2590,
      purchaseCostInTaka: 1720,
      stock: 23,
      pictures: [powerBankFront('#2c5f8f')],
    },
  ],
  pictures: [powerBankCharging('#2c5f8f')],
}

const speaker: DemoProduct = {
  slug: 'portable-bluetooth-speaker-20w',
  name: { en: 'Portable Bluetooth speaker, 20 W', bn: 'পোর্টেবল ব্লুটুথ স্পিকার ২০ ওয়াট' },
  brand: 'Surbani',
  description: {
    en: '<p>Small enough for one hand, loud enough for a rooftop adda. Woven cloth all round, so the sound goes all round too.</p><ul><li><strong>Sound:</strong> 20 W, two passive bass radiators</li><li><strong>Battery:</strong> up to 14 hours, USB-C</li><li><strong>Water:</strong> IPX6, safe in rain and splashes</li><li><strong>Size:</strong> 9 × 18 cm, 620 g, with a carrying loop</li></ul><p>Pair two of them for stereo. 1-year warranty.</p>',
    bn: '<p>এক হাতে ধরার মতো ছোট, ছাদের আড্ডা জমানোর মতো জোরালো। চারপাশ বোনা কাপড়ে মোড়া, তাই শব্দও ছড়ায় চারপাশে।</p><ul><li><strong>সাউন্ড:</strong> ২০ ওয়াট, দুটি প্যাসিভ বেস রেডিয়েটর</li><li><strong>ব্যাটারি:</strong> সর্বোচ্চ ১৪ ঘণ্টা, USB-C চার্জ</li><li><strong>পানিরোধ:</strong> IPX6, বৃষ্টি ও পানির ছিটায় নিরাপদ</li><li><strong>মাপ:</strong> ৯ × ১৮ সেমি, ৬২০ গ্রাম, ঝোলানোর ফিতাসহ</li></ul><p>দুটি জোড়া দিয়ে স্টেরিও শোনা যায়। ১ বছরের ওয়ারেন্টি।</p>',
  },
  tags: ['speaker', 'bluetooth', 'audio', 'waterproof'],
  unitsSold: 210,
  publishedDaysAgo: 44,
  variants: [
    {
      color: { name: { en: 'Brick', bn: 'ইট রং' }, hex: '#c2552f' },
      sku: 'EL-SPK-BRK',
      priceInTaka: 2890,
      discountPriceInTaka: 2490,
      purchaseCostInTaka: 1880,
      stock: 16,
      pictures: [speakerUpright('#c2552f')],
    },
    {
      color: { name: { en: 'Deep green', bn: 'গাঢ় সবুজ' }, hex: '#0b6b4f' },
      sku: 'EL-SPK-GRN',
      priceInTaka: 2890,
      discountPriceInTaka: 2490,
      purchaseCostInTaka: 1880,
      stock: 20,
      pictures: [speakerUpright('#0b6b4f')],
    },
    {
      color: { name: { en: 'Slate blue', bn: 'ধূসর নীল' }, hex: '#2f5f7a' },
      sku: 'EL-SPK-BLU',
      priceInTaka: 2890,
      purchaseCostInTaka: 1880,
      stock: 8,
      pictures: [speakerUpright('#2f5f7a')],
    },
  ],
  pictures: [speakerLying('#2f5f7a')],
}

const phoneStand: DemoProduct = {
  slug: 'foldable-aluminium-phone-stand',
  name: { en: 'Foldable aluminium phone stand', bn: 'ভাঁজ করা যায় এমন অ্যালুমিনিয়াম ফোন স্ট্যান্ড' },
  brand: 'Torongo',
  description: {
    en: '<p>Classes, recipes and video calls with both hands free. Two stiff hinges hold the height and the angle you choose, and it folds flat into a bag.</p><ul><li><strong>Fits:</strong> phones and tablets from 4 to 10.9 inches</li><li><strong>Material:</strong> brushed aluminium, rubber where the phone rests</li><li><strong>Size:</strong> 10 × 9 cm base, up to 17 cm high, 230 g</li></ul>',
    bn: '<p>অনলাইন ক্লাস, রান্নার ভিডিও বা ভিডিও কল: দুই হাতই থাকবে খালি। দুটি শক্ত কবজায় পছন্দের উচ্চতা ও কোণ ঠিক থাকে, ভাঁজ করে ব্যাগেও রাখা যায়।</p><ul><li><strong>যে মাপে চলে:</strong> ৪ থেকে ১০.৯ ইঞ্চির ফোন ও ট্যাবলেট</li><li><strong>উপাদান:</strong> ব্রাশড অ্যালুমিনিয়াম, ফোন রাখার জায়গায় রাবার</li><li><strong>মাপ:</strong> বেস ১০ × ৯ সেমি, উচ্চতা সর্বোচ্চ ১৭ সেমি, ২৩০ গ্রাম</li></ul>',
  },
  tags: ['phone stand', 'mobile accessory', 'desk'],
  unitsSold: 59,
  publishedDaysAgo: 112,
  variants: [
    {
      color: { name: { en: 'Silver', bn: 'রুপালি' }, hex: '#b9c0c4' },
      sku: 'EL-PST-SLV',
      priceInTaka: 690,
      purchaseCostInTaka: 410,
      stock: 0,
      pictures: [standOf('#b9c0c4')],
    },
    {
      color: { name: { en: 'Grey', bn: 'ধূসর' }, hex: '#5a6268' },
      sku: 'EL-PST-GRY',
      priceInTaka: 690,
      purchaseCostInTaka: 410,
      stock: 0,
      pictures: [standOf('#5a6268')],
    },
  ],
  pictures: [phoneStandInUse('#5a6268')],
}

export const soundAndPhone: DemoProduct[] = [earbuds, powerBank, speaker, phoneStand]
