import type { DemoProduct } from '../../demo-product.ts'
import { shades, shadesWithCase, tortoise } from '../../drawings/accessories/sunglasses.ts'
import { umbrella, umbrellaRolled } from '../../drawings/accessories/umbrella.ts'

const black = { name: { en: 'Black', bn: 'কালো' }, hex: '#26282a' }

const shadesPrice = { priceInTaka: 1250, discountPriceInTaka: 990, purchaseCostInTaka: 560 }

const sunglasses: DemoProduct = {
  slug: 'polarised-square-sunglasses',
  name: { en: 'Polarised square sunglasses, UV400', bn: 'পোলারাইজড চারকোনা সানগ্লাস, UV400' },
  brand: 'Rodchhaya',
  description: {
    en: '<p>Made for bright noons: polarised lenses that take the glare off wet roads and water, in a light frame that does not pinch.</p><ul><li>Lenses stop 100% of UVA and UVB (UV400)</li><li>Lens 51 mm, bridge 20 mm, temples 145 mm; fits most faces</li><li>Frame of acetate with metal hinges, 28 g</li><li>With a hard case and a cleaning cloth</li></ul><p><strong>6 months warranty on the hinges.</strong></p>',
    bn: '<p>ভরদুপুরের রোদের জন্য: পোলারাইজড লেন্স ভেজা রাস্তা আর পানির ঝলক কমায়, আর হালকা ফ্রেম কানে বা নাকে চাপ দেয় না।</p><ul><li>শতভাগ UVA ও UVB রশ্মি আটকায় (UV400)</li><li>লেন্স ৫১ মিমি, ব্রিজ ২০ মিমি, ডাঁটি ১৪৫ মিমি; প্রায় সব মুখে মানায়</li><li>অ্যাসিটেট ফ্রেম, ধাতব কবজা, ওজন ২৮ গ্রাম</li><li>সঙ্গে শক্ত কেস ও মোছার কাপড়</li></ul><p><strong>কবজায় ৬ মাসের ওয়ারেন্টি।</strong></p>',
  },
  tags: ['sunglasses', 'polarised', 'summer', 'সানগ্লাস', 'রোদচশমা'],
  unitsSold: 31,
  publishedDaysAgo: 7,
  variants: [
    {
      color: black,
      sku: 'AC-SUN-BLK',
      ...shadesPrice,
      stock: 26,
      pictures: [shades('#24262a', '#3a4a44'), shadesWithCase('#24262a', '#3a4a44')],
    },
    {
      color: { name: { en: 'Tortoise', bn: 'টরটয়েজ (বাদামি ছোপ)' }, hex: tortoise },
      sku: 'AC-SUN-TRT',
      ...shadesPrice,
      stock: 19,
      pictures: [shades(tortoise, '#5f4326'), shadesWithCase(tortoise, '#5f4326')],
    },
  ],
  pictures: [],
}

const umbrellaPrice = { priceInTaka: 890, purchaseCostInTaka: 530, stock: 0 }

const stickUmbrella: DemoProduct = {
  slug: 'stick-umbrella-wooden-handle',
  name: { en: 'Stick umbrella with wooden handle', bn: 'কাঠের হাতলের লম্বা ছাতা' },
  brand: 'Borshalipi',
  description: {
    en: '<p>Made for Ashar and Srabon: a wide canopy, a frame that gives in the wind and springs back, and a handle of polished wood.</p><ul><li>Canopy 104 cm, length 88 cm, 460 g</li><li>Eight fibreglass ribs on a steel shaft, opens at a press</li><li>Dense pongee cloth with UV coating, dries quickly</li></ul><p><strong>6 months warranty on the frame.</strong></p>',
    bn: '<p>আষাঢ়-শ্রাবণের জন্য বানানো: চওড়া ছাউনি, দমকা বাতাসে নুয়ে আবার সোজা হওয়া শিক, আর পালিশ করা কাঠের হাতল।</p><ul><li>ছাউনি ১০৪ সেমি, দৈর্ঘ্য ৮৮ সেমি, ওজন ৪৬০ গ্রাম</li><li>স্টিলের দণ্ডে আটটি ফাইবারগ্লাসের শিক, এক চাপেই খোলে</li><li>ইউভি প্রলেপ দেওয়া ঘন পঞ্জি কাপড়, তাড়াতাড়ি শুকায়</li></ul><p><strong>ফ্রেমে ৬ মাসের ওয়ারেন্টি।</strong></p>',
  },
  tags: ['umbrella', 'monsoon', 'rain', 'ছাতা', 'বর্ষা'],
  unitsSold: 167,
  publishedDaysAgo: 33,
  variants: [
    {
      color: { name: { en: 'Bottle green', bn: 'বটল গ্রিন' }, hex: '#1d5a4c' },
      sku: 'AC-UMB-GRN',
      ...umbrellaPrice,
      pictures: [umbrella('#1d5a4c'), umbrellaRolled('#1d5a4c')],
    },
    {
      color: { name: { en: 'Crimson', bn: 'গাঢ় লাল' }, hex: '#8c2a32' },
      sku: 'AC-UMB-RED',
      ...umbrellaPrice,
      pictures: [umbrella('#8c2a32'), umbrellaRolled('#8c2a32')],
    },
  ],
  pictures: [],
}

export const sunAndRain: DemoProduct[] = [sunglasses, stickUmbrella]
