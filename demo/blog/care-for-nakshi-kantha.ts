import type { DemoArticle } from '../demo-article.ts'
import { kanthaPicture } from '../drawings/articles.ts'

export const careForNakshiKantha: DemoArticle = {
  slug: 'care-for-nakshi-kantha',
  title: {
    en: 'Washing a nakshi kantha so that your daughter can use it, too',
    bn: 'নকশি কাঁথার যত্ন: যেন মেয়ের ঘরেও যায়',
  },
  summary: {
    en: 'Months of needlework survive decades if the first three washes are done by hand. Cold water, little soap, shade.',
    bn: 'প্রথম তিনটি ধোয়া হাতে হলে মাসের পর মাসের সেলাই টেকে কয়েক দশক। ঠান্ডা পানি, অল্প সাবান আর ছায়া, এটুকুই।',
  },
  body: {
    en: '<p>A nakshi kantha is layers of soft cotton held by thousands of running stitches. The cloth forgives much, the coloured thread less.</p><h2>The first three washes</h2><ol><li>Test the red thread: press a wet white cloth on it for a minute. A pink mark means: wash alone, in cold water with a spoon of salt.</li><li>Soak for ten minutes, not an hour.</li><li>Use a mild liquid soap. Washing powder leaves grains between the layers.</li><li>Press the water out in a towel. Do not wring: wringing breaks stitches.</li></ol><h2>Drying</h2><p>Lay it flat in the shade with the back up, or hang it over two lines so that no single line carries the weight. Sun bleaches in one afternoon what a needle coloured in a month.</p><h2>Keeping</h2><ul><li>Fold along other lines each time, or roll it.</li><li>Dried neem leaves in a cloth bag keep insects away; mothballs stain.</li><li>Air it once after the monsoon.</li></ul><h2>When a stitch breaks</h2><p>Mend it the same week with one strand of cotton thread, following the old holes. Ten minutes now, or a torn corner next year.</p>',
    bn: '<p>নকশি কাঁথা মানে কয়েক পরত নরম সুতি কাপড়, হাজারো রান ফোঁড়ে বাঁধা। কাপড় অনেক কিছু সয়ে নেয়, রঙিন সুতা অতটা সয় না।</p><h2>প্রথম তিনবার ধোয়া</h2><ol><li>লাল সুতা পরীক্ষা করুন: ভেজা সাদা কাপড় এক মিনিট চেপে ধরুন। গোলাপি দাগ উঠলে আলাদা ধোবেন, এক চামচ লবণ মেশানো ঠান্ডা পানিতে।</li><li>দশ মিনিট ভিজিয়ে রাখুন, এক ঘণ্টা নয়।</li><li>হালকা তরল সাবান ব্যবহার করুন। গুঁড়া সাবানের দানা পরতের ভেতর থেকে যায়।</li><li>তোয়ালেতে চেপে পানি ঝরান। নিংড়াবেন না, সেলাই ছিঁড়ে যায়।</li></ol><h2>শুকানো</h2><p>উল্টো পিঠ ওপরে রেখে ছায়ায় বিছিয়ে দিন, অথবা দুই দড়িতে মেলে দিন, যাতে এক দড়িতে সব ভার না পড়ে। সুই যে রং এক মাসে ফোটায়, রোদ তা এক বিকেলেই জ্বালিয়ে দেয়।</p><h2>তুলে রাখা</h2><ul><li>প্রতিবার আলাদা জায়গায় ভাঁজ দিন, অথবা গুটিয়ে রাখুন।</li><li>কাপড়ের থলেতে শুকনো নিমপাতা পোকা দূরে রাখে; ন্যাপথলিনে দাগ পড়ে।</li><li>বর্ষার পর একবার হাওয়া লাগান।</li></ul><h2>ফোঁড় ছিঁড়ে গেলে</h2><p>ওই সপ্তাহেই এক খেই সুতি সুতা দিয়ে পুরোনো ছিদ্র ধরে সেলাই করুন। এখন দশ মিনিট, না হলে আগামী বছর ছেঁড়া কোনা।</p>',
  },
  products: ['nakshi-kantha-cotton-bedsheet', 'nakshi-kantha-cushion-cover'],
  publishedDaysAgo: 27,
  picture: kanthaPicture,
}
