import type { DemoArticle } from '../demo-article.ts'
import { honeyPicture } from '../drawings/articles.ts'

export const whatAuthenticMeans: DemoArticle = {
  slug: 'what-authentic-means-here',
  title: {
    en: 'What “authentic” means here: a jar of honey, step by step',
    bn: '“আসল” বলতে আমরা যা বুঝি: এক বোয়াম মধুর গল্প',
  },
  summary: {
    en: 'A promise is worth what one can check. Where our black-seed honey comes from, what we test, and what we cannot know.',
    bn: 'যে কথা যাচাই করা যায় না, তার দাম নেই। কালোজিরা ফুলের মধু কোথা থেকে আসে, কী পরীক্ষা করি, আর কী আমাদের জানার উপায় নেই।',
  },
  body: {
    en: '<p>Every page of this shop says that the goods are authentic. Here is what stands behind the word, with the product that people doubt most.</p><h2>Where it comes from</h2><p>The honey is bought in January and February from two families of beekeepers in Shariatpur and Madaripur, when the black-seed fields bloom. We know them by name, and each drum carries their number.</p><h2>What we test</h2><ul><li><strong>Moisture</strong> with a refractometer: below 21 percent, or it ferments.</li><li><strong>A laboratory</strong> looks for added sugar syrup in a sample of each drum.</li><li><strong>Our tongue:</strong> black-seed honey is dark, a little sharp at the end, and never smells of smoke.</li></ul><h2>What home tests do not tell</h2><p>The matchstick, the drop in water, the ants: none of them tells honey from good syrup. Crystals are no proof either way; much real honey grows firm in winter. Warm the jar in the sun, not in a pan.</p><h2>What we cannot know</h2><p>Bees fly where they like. We can say which field the boxes stood in, not each flower. If a jar ever disappoints you, send it back within seven days, opened or not.</p>',
    bn: '<p>এই শপের প্রতিটি পাতায় লেখা আছে, পণ্য আসল। কথাটির পেছনে কী আছে, তা বলি এমন একটি পণ্য দিয়ে, যা নিয়ে মানুষের সন্দেহ সবচেয়ে বেশি।</p><h2>কোথা থেকে আসে</h2><p>জানুয়ারি-ফেব্রুয়ারিতে কালোজিরার খেতে ফুল এলে শরীয়তপুর ও মাদারীপুরের দুটি মৌচাষি পরিবারের কাছ থেকে মধু কিনি। তাঁদের আমরা নামে চিনি, প্রতিটি ড্রামে তাঁদের নম্বর থাকে।</p><h2>কী পরীক্ষা করি</h2><ul><li><strong>আর্দ্রতা</strong> মাপি রিফ্র্যাক্টোমিটারে: ২১ শতাংশের নিচে, নইলে মধু গেঁজে যায়।</li><li><strong>ল্যাবরেটরিতে</strong> প্রতি ড্রামের নমুনায় চিনির সিরা মেশানো আছে কি না দেখা হয়।</li><li><strong>নিজেদের জিভ:</strong> কালোজিরা ফুলের মধু গাঢ়, শেষে একটু ঝাঁজ থাকে, ধোঁয়ার গন্ধ কখনোই থাকে না।</li></ul><h2>ঘরোয়া পরীক্ষায় যা বোঝা যায় না</h2><p>দেশলাইয়ের কাঠি, পানিতে ফোঁটা, পিঁপড়া: এর কোনোটিই মধু আর ভালো সিরার তফাত ধরতে পারে না। জমে যাওয়াও কোনো প্রমাণ নয়; অনেক আসল মধু শীতে জমে। বোয়ামটি রোদে রাখুন, কড়াইয়ে গরম করবেন না।</p><h2>যা আমাদের জানার উপায় নেই</h2><p>মৌমাছি নিজের ইচ্ছায় ওড়ে। বাক্স কোন খেতে ছিল বলতে পারি, প্রতিটি ফুলের কথা নয়। কোনো বোয়াম মনমতো না হলে খোলা হোক বা না হোক, সাত দিনের মধ্যে ফেরত দিন।</p>',
  },
  products: ['black-seed-flower-honey', 'cold-pressed-coconut-hair-oil', 'neem-soap-set-of-3'],
  publishedDaysAgo: 70,
  picture: honeyPicture,
}
