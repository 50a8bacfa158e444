import type { DemoProduct } from '../../demo-product.ts'
import {
  smartWatch as watchOf,
  smartWatchPair,
  smartWatchUnderside,
} from '../../drawings/electronics/smart-watch.ts'

const smartWatch: DemoProduct = {
  slug: 'amoled-smart-watch-calling',
  name: { en: 'AMOLED smart watch with Bluetooth calling', bn: 'অ্যামোলেড স্মার্ট ওয়াচ, ব্লুটুথ কলিংসহ' },
  brand: 'Prohor',
  description: {
    en: '<p>Answer a call from the wrist, read a message in the sun, see how you slept. Prayer-time reminders are built in.</p><ul><li><strong>Screen:</strong> 1.96 in AMOLED, always on if you like</li><li><strong>Battery:</strong> up to 7 days, 2 days with always-on</li><li><strong>Health:</strong> heart rate, blood oxygen, steps, sleep; for wellness, not for diagnosis</li><li><strong>Water:</strong> IP68, fine for washing hands and rain</li></ul><p>Soft silicone strap for wrists of 14 to 21 cm. Works with Android and iPhone. 1-year replacement warranty.</p>',
    bn: '<p>কবজি থেকেই কল ধরুন, রোদেও মেসেজ পড়ুন, দেখুন ঘুম কেমন হলো। নামাজের সময় মনে করিয়ে দেওয়ার ব্যবস্থাও আছে।</p><ul><li><strong>স্ক্রিন:</strong> ১.৯৬ ইঞ্চি অ্যামোলেড, চাইলে সব সময় জ্বলে থাকে</li><li><strong>ব্যাটারি:</strong> সর্বোচ্চ ৭ দিন, অলওয়েজ-অন চালু থাকলে ২ দিন</li><li><strong>স্বাস্থ্য:</strong> হৃৎস্পন্দন, রক্তে অক্সিজেন, পদক্ষেপ ও ঘুমের হিসাব; সুস্থতার ধারণা দিতে, রোগ নির্ণয়ের জন্য নয়</li><li><strong>পানিরোধ:</strong> IP68, হাত ধোয়া ও বৃষ্টিতে সমস্যা নেই</li></ul><p>১৪ থেকে ২১ সেমি কবজির জন্য নরম সিলিকন স্ট্র্যাপ। অ্যান্ড্রয়েড ও আইফোনে চলে। ১ বছরের রিপ্লেসমেন্ট ওয়ারেন্টি।</p>',
  },
  tags: ['smart watch', 'amoled', 'fitness', 'calling'],
  unitsSold: 38,
  publishedDaysAgo: 2,
  variants: [
    {
      color: { name: { en: 'Black', bn: 'কালো' }, hex: '#24282c' },
      sku: 'EL-WCH-BLK',
      priceInTaka: 3690,
      purchaseCostInTaka: 2480,
      stock: 31,
      pictures: [watchOf('#24282c')],
    },
    {
      color: { name: { en: 'Forest green', bn: 'গাঢ় সবুজ' }, hex: '#2f6b4c' },
      sku: 'EL-WCH-GRN',
      priceInTaka: 3690,
      purchaseCostInTaka: 2480,
      stock: 13,
      pictures: [watchOf('#2f6b4c')],
    },
    {
      color: { name: { en: 'Rose clay', bn: 'হালকা গোলাপি' }, hex: '#c98b7a' },
      sku: 'EL-WCH-ROS',
      priceInTaka: 3690,
      purchaseCostInTaka: 2480,
      stock: 10,
      pictures: [watchOf('#c98b7a'), smartWatchUnderside('#c98b7a')],
    },
  ],
  pictures: [smartWatchPair('#2f6b4c', '#24282c'), smartWatchUnderside('#24282c')],
}

export const wearable: DemoProduct[] = [smartWatch]
