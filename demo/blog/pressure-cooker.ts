import type { DemoArticle } from '../demo-article.ts'
import { kitchenPicture } from '../drawings/articles.ts'

export const pressureCooker: DemoArticle = {
  slug: 'choosing-a-pressure-cooker',
  title: {
    en: 'Choosing a pressure cooker: litres, steel and the valve',
    bn: 'প্রেশার কুকার কেনার আগে: লিটার, স্টিল আর ভালভ',
  },
  summary: {
    en: 'Beef tehari for six or dal for two? The right size saves gas every single day, and a clean valve keeps you safe.',
    bn: 'ছয়জনের তেহারি, নাকি দুজনের ডাল? ঠিক মাপের কুকারে প্রতিদিন গ্যাস বাঁচে, আর পরিষ্কার ভালভে থাকে নিরাপত্তা।',
  },
  body: {
    en: '<h2>How many litres</h2><table><thead><tr><th>Family</th><th>Size</th></tr></thead><tbody><tr><td>1 to 2</td><td>3 litres</td></tr><tr><td>3 to 5</td><td>5 litres</td></tr><tr><td>6 and guests</td><td>7 litres and more</td></tr></tbody></table><p>A cooker may be filled to two thirds, with dal and rice only to one half: they foam. Count with that, not with the number on the box.</p><h2>Steel or aluminium</h2><p>Aluminium is light and heats quickly, and it turns grey with tamarind and tomato. Steel costs more, keeps its look and does not mind sour food. Look for a thick sandwich base, so that nothing burns in the middle. On an induction stove only a magnetic base works: take a fridge magnet to the shop.</p><h2>The valve</h2><ul><li>Hold it against the light before each use. You must see through.</li><li>Wash the gasket by hand and let it dry outside the lid.</li><li>Change the gasket each year; it costs little.</li><li>Never force the lid. When the pressure is gone, it opens by itself.</li></ul>',
    bn: '<h2>কত লিটার</h2><table><thead><tr><th>পরিবার</th><th>মাপ</th></tr></thead><tbody><tr><td>১-২ জন</td><td>৩ লিটার</td></tr><tr><td>৩-৫ জন</td><td>৫ লিটার</td></tr><tr><td>৬ জন ও মেহমান</td><td>৭ লিটার বা বেশি</td></tr></tbody></table><p>কুকার ভরা যায় তিন ভাগের দুই ভাগ পর্যন্ত, ডাল-চালে অর্ধেক; কারণ ফেনা ওঠে। বাক্সের সংখ্যা নয়, এই হিসাবটা ধরুন।</p><h2>স্টিল না অ্যালুমিনিয়াম</h2><p>অ্যালুমিনিয়াম হালকা, তাড়াতাড়ি গরম হয়, তবে তেঁতুল-টমেটোতে কালচে হয়ে যায়। স্টিলের দাম বেশি, কিন্তু চেহারা ঠিক থাকে, টকেও সমস্যা নেই। তলা মোটা স্যান্ডউইচ ধরনের কি না দেখুন, তাহলে মাঝখানে পুড়বে না। ইন্ডাকশন চুলায় শুধু চুম্বক ধরে এমন তলা চলে: দোকানে ফ্রিজের একটি ম্যাগনেট নিয়ে যান।</p><h2>ভালভ</h2><ul><li>প্রতিবার ব্যবহারের আগে আলোয় ধরে দেখুন। ভেতর দিয়ে আলো দেখা যেতে হবে।</li><li>গ্যাসকেট হাতে ধুয়ে ঢাকনার বাইরে শুকান।</li><li>বছরে একবার গ্যাসকেট বদলান; দাম সামান্যই।</li><li>ঢাকনায় কখনো জোর করবেন না। চাপ কমে গেলে নিজেই খোলে।</li></ul>',
  },
  products: [
    'stainless-steel-pressure-cooker',
    'electric-rice-cooker-1-8-litre',
    'granite-nonstick-tawa',
  ],
  publishedDaysAgo: 52,
  picture: kitchenPicture,
}
