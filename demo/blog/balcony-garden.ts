import type { DemoArticle } from '../demo-article.ts'
import { gardenPicture } from '../drawings/articles.ts'

export const balconyGarden: DemoArticle = {
  slug: 'vegetables-on-a-dhaka-balcony',
  title: {
    en: 'Vegetables on a Dhaka balcony, from one pot to a salad',
    bn: 'ঢাকার বারান্দায় সবজি: এক টব থেকে এক থালা সালাদ',
  },
  summary: {
    en: 'Four hours of sun, pots that breathe and water in the morning. Begin in November with three plants that hardly ever fail.',
    bn: 'চার ঘণ্টা রোদ, বাতাস চলে এমন টব আর সকালের পানি। নভেম্বরে শুরু করুন এমন তিনটি গাছ দিয়ে, যা প্রায় কখনোই হতাশ করে না।',
  },
  body: {
    en: '<p>The dry season is the kindest time to begin: little fungus, steady sun, cool nights. You need less than you think.</p><h2>First look at the sun</h2><p>Count the hours of direct light on a clear day. Four are enough for leaf vegetables, six for tomato and chilli. Less than three: grow mint and coriander, not tomatoes.</p><h2>Pots and soil</h2><p>Clay breathes and forgives too much water. An 8 inch pot holds one chilli, a 12 inch pot one tomato. Mix two parts of garden soil, one part of compost and one part of coarse sand, and put broken brick over the drainage hole.</p><h2>Three plants that hardly fail</h2><ol><li><strong>Red amaranth:</strong> sow thickly, eat after 25 days.</li><li><strong>Green chilli:</strong> one plant gives a handful a week for months.</li><li><strong>Tomato:</strong> tie it to a stick, pinch out the side shoots.</li></ol><h2>Water</h2><p>In the morning, on the soil, not on the leaves. Push a finger in: dry to the first joint means water. Going away for Eid? A drip kit on a bucket waters twenty pots for a week.</p>',
    bn: '<p>শুরু করার জন্য শুকনো মৌসুমই সবচেয়ে ভালো: ছত্রাক কম, রোদ নিয়মিত, রাত ঠান্ডা। যতটা ভাবছেন, লাগে তার চেয়ে কম।</p><h2>আগে রোদ দেখুন</h2><p>পরিষ্কার দিনে কত ঘণ্টা সরাসরি রোদ পড়ে, গুনে নিন। শাকের জন্য চার ঘণ্টা, টমেটো ও মরিচের জন্য ছয় ঘণ্টা। তিন ঘণ্টার কম হলে টমেটো নয়, পুদিনা-ধনেপাতা লাগান।</p><h2>টব ও মাটি</h2><p>মাটির টবে বাতাস চলে, পানি একটু বেশি হলেও ক্ষতি হয় না। ৮ ইঞ্চি টবে একটি মরিচগাছ, ১২ ইঞ্চিতে একটি টমেটো। দুই ভাগ বাগানের মাটি, এক ভাগ কম্পোস্ট ও এক ভাগ মোটা বালু মেশান; ছিদ্রের ওপর ইটের টুকরা দিন।</p><h2>যে তিনটি গাছ হতাশ করে না</h2><ol><li><strong>লালশাক:</strong> ঘন করে ছিটিয়ে দিন, ২৫ দিন পর খান।</li><li><strong>কাঁচা মরিচ:</strong> একটি গাছেই মাসের পর মাস সপ্তাহে এক মুঠো।</li><li><strong>টমেটো:</strong> কাঠিতে বেঁধে দিন, পাশের কুশি ভেঙে দিন।</li></ol><h2>পানি</h2><p>সকালে, মাটিতে; পাতায় নয়। আঙুল ঢুকিয়ে দেখুন: প্রথম কড় পর্যন্ত শুকনো হলে পানি দিন। ঈদে বাড়ি যাচ্ছেন? এক বালতি পানিতে ড্রিপ কিট বসালে এক সপ্তাহ বিশটি টব পানি পাবে।</p>',
  },
  products: [
    'terracotta-planter-with-saucer',
    'vegetable-seeds-five-packs',
    'ready-compost-soil',
    'enamel-watering-can-5-litre',
    'drip-irrigation-kit-20-pots',
  ],
  publishedDaysAgo: 38,
  picture: gardenPicture,
}
