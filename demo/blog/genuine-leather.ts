import type { DemoArticle } from '../demo-article.ts'
import { leatherPicture } from '../drawings/articles.ts'

export const genuineLeather: DemoArticle = {
  slug: 'how-to-tell-genuine-leather',
  title: {
    en: 'How to tell genuine leather, without a lighter',
    bn: 'আগুন না জ্বালিয়েই আসল চামড়া চেনার উপায়',
  },
  summary: {
    en: 'Look at the edge, press with a thumb, let a drop of water fall. Three tests that ruin nothing, and what the words on the label mean.',
    bn: 'কিনারা দেখুন, আঙুলে চাপ দিন, এক ফোঁটা পানি ফেলুন। কিছু নষ্ট না করেই তিনটি পরীক্ষা, আর লেবেলের শব্দগুলোর মানে।',
  },
  body: {
    en: '<p>Holding a flame to a wallet proves little and spoils the wallet. Your eyes and a thumb tell more.</p><h2>Three tests</h2><ol><li><strong>The edge.</strong> Cut leather shows a dense tangle of fibres, a little rough. A smooth plastic edge with cloth in the middle is coated fabric.</li><li><strong>The thumb.</strong> Press: fine wrinkles run away from your thumb and disappear when you let go. Plastic dents as a whole.</li><li><strong>The drop.</strong> A drop of water darkens untreated leather within a minute and dries without a trace. On plastic it only runs off.</li></ol><p>The smell helps, too, but perfume is cheap. Trust the edge first.</p><h2>What the label says</h2><ul><li><strong>Full grain:</strong> the outer side of the hide, not sanded. Pores and small marks stay visible. It ages best.</li><li><strong>Top grain:</strong> sanded and finished. Even and easy to clean.</li><li><strong>Genuine leather:</strong> leather, but perhaps only a lower layer with a coat of colour.</li><li><strong>Bonded or PU:</strong> leather dust or fabric in plastic. It peels in the monsoon of the second year.</li></ul><h2>Keep it for years</h2><p>Wipe with a dry cloth, twice a year a little neutral cream. Wet from the rain? Stuff it with paper and dry it in the shade, never on the fridge and never in the sun.</p>',
    bn: '<p>মানিব্যাগে আগুন ধরলে তেমন কিছু প্রমাণ হয় না, মানিব্যাগটাই শুধু নষ্ট হয়। চোখ আর বুড়ো আঙুলেই বরং বেশি বোঝা যায়।</p><h2>তিনটি পরীক্ষা</h2><ol><li><strong>কিনারা।</strong> চামড়ার কাটা কিনারায় ঘন আঁশ দেখা যায়, একটু খসখসে। কিনারা মসৃণ আর মাঝখানে কাপড় দেখা গেলে সেটি প্লাস্টিক-মোড়া কাপড়।</li><li><strong>আঙুলের চাপ।</strong> চাপ দিলে আঙুলের চারপাশে সূক্ষ্ম ভাঁজ ছড়ায়, ছেড়ে দিলে মিলিয়ে যায়। প্লাস্টিক পুরোটা একসঙ্গে দেবে যায়।</li><li><strong>পানির ফোঁটা।</strong> প্রলেপহীন চামড়ায় এক মিনিটের মধ্যে জায়গাটি গাঢ় হয়, শুকালে দাগ থাকে না। প্লাস্টিকে পানি শুধু গড়িয়ে যায়।</li></ol><p>গন্ধেও কিছুটা বোঝা যায়, তবে সুগন্ধি সস্তা জিনিস। আগে কিনারা দেখুন।</p><h2>লেবেলে যা লেখা থাকে</h2><ul><li><strong>ফুল গ্রেইন:</strong> চামড়ার একেবারে ওপরের স্তর, ঘষা হয়নি। লোমকূপ ও ছোট দাগ থেকে যায়। সবচেয়ে ভালোভাবে পুরোনো হয়।</li><li><strong>টপ গ্রেইন:</strong> ঘষে মসৃণ করা। দেখতে সমান, পরিষ্কার করা সহজ।</li><li><strong>জেনুইন লেদার:</strong> চামড়া ঠিকই, তবে হয়তো নিচের স্তর, ওপরে রঙের প্রলেপ।</li><li><strong>বন্ডেড বা পিইউ:</strong> চামড়ার গুঁড়া বা কাপড়ের ওপর প্লাস্টিক। দ্বিতীয় বর্ষাতেই খোসা উঠতে থাকে।</li></ul><h2>বছরের পর বছর ভালো রাখতে</h2><p>শুকনো কাপড়ে মুছুন, বছরে দুবার সামান্য নিউট্রাল ক্রিম লাগান। বৃষ্টিতে ভিজলে ভেতরে কাগজ গুঁজে ছায়ায় শুকান; ফ্রিজের ওপর বা রোদে কখনোই নয়।</p>',
  },
  products: ['bifold-leather-wallet', 'leather-belt-brass-buckle', 'analogue-watch-leather-strap'],
  publishedDaysAgo: 16,
  picture: leatherPicture,
}
