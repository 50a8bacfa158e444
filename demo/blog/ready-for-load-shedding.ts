import type { DemoArticle } from '../demo-article.ts'
import { powerCutPicture } from '../drawings/articles.ts'

export const readyForLoadShedding: DemoArticle = {
  slug: 'ready-for-load-shedding',
  title: {
    en: 'Ready for load-shedding: how much backup a flat really needs',
    bn: 'লোডশেডিংয়ের প্রস্তুতি: একটি বাসায় আসলে কতটুকু ব্যাকআপ লাগে',
  },
  summary: {
    en: 'You do not need an IPS for every evening. A fan, a lamp and a power bank, chosen with a little arithmetic, carry a family through.',
    bn: 'প্রতি সন্ধ্যার জন্য আইপিএস লাগে না। একটু হিসাব করে কেনা একটি ফ্যান, একটি ল্যাম্প আর একটি পাওয়ার ব্যাংকেই পরিবারের কাজ চলে যায়।',
  },
  body: {
    en: '<p>Most cuts in the city last one to two hours. That is a small problem if you plan for it once. Count what you use, not what you own.</p><h2>Air first</h2><p>A 12 inch rechargeable fan draws about 12 watts at medium speed. A good one runs five to six hours at that speed, and two to three at full. Buy by the hours written for <em>medium</em>; the highest number on the box is always for the lowest speed.</p><h2>Light where you work</h2><p>One desk lamp over the books is worth more than a bulb in the middle of the room. Look for three things: a lamp that dims, light that does not flicker, and a battery that you can charge from any phone charger.</p><h2>Phones and router</h2><p>A 20,000 mAh power bank fills an ordinary phone about three times; some of the printed capacity is always lost as heat. A home router takes about 10 watts, so the same power bank keeps the Wi-Fi up for around five hours with a 12 volt cable.</p><h2>Make batteries last</h2><ul><li>Charge before the battery is empty, not after.</li><li>Leave nothing on the charger for days.</li><li>In storage, keep about half a charge and top up every two months.</li><li>A battery that swells or smells goes out of the house at once.</li></ul>',
    bn: '<p>শহরে বেশির ভাগ লোডশেডিং এক থেকে দুই ঘণ্টার। একবার গুছিয়ে নিলে এটি বড় কোনো সমস্যা নয়। কী কী আছে তা নয়, কী কী চালাবেন সেটা হিসাব করুন।</p><h2>আগে বাতাস</h2><p>১২ ইঞ্চির রিচার্জেবল ফ্যান মাঝারি গতিতে প্রায় ১২ ওয়াট নেয়। ভালো ফ্যান ওই গতিতে পাঁচ-ছয় ঘণ্টা আর পূর্ণ গতিতে দুই-তিন ঘণ্টা চলে। কেনার সময় <em>মাঝারি</em> গতির সময়টা দেখুন; বাক্সে লেখা সবচেয়ে বড় সংখ্যাটি সব সময় সবচেয়ে কম গতির।</p><h2>আলো হোক কাজের জায়গায়</h2><p>ঘরের মাঝখানে একটি বাল্বের চেয়ে বইয়ের ওপর একটি টেবিল ল্যাম্প বেশি কাজের। তিনটি জিনিস দেখুন: আলো কমানো-বাড়ানো যায় কি না, আলো কাঁপে কি না, আর যেকোনো ফোনের চার্জারে চার্জ হয় কি না।</p><h2>ফোন ও রাউটার</h2><p>২০,০০০ mAh পাওয়ার ব্যাংকে সাধারণ একটি ফোন প্রায় তিনবার পুরো চার্জ হয়; লেখা ক্ষমতার কিছুটা সব সময় তাপে নষ্ট হয়। বাসার রাউটার প্রায় ১০ ওয়াট নেয়, তাই ১২ ভোল্টের কেবল থাকলে একই পাওয়ার ব্যাংকে ওয়াই-ফাই চলে ঘণ্টা পাঁচেক।</p><h2>ব্যাটারি টেকাতে</h2><ul><li>পুরো শেষ হওয়ার আগেই চার্জ দিন।</li><li>দিনের পর দিন চার্জে লাগিয়ে রাখবেন না।</li><li>তুলে রাখলে অর্ধেক চার্জ রাখুন, দুই মাসে একবার চার্জ দিন।</li><li>ব্যাটারি ফুলে গেলে বা গন্ধ বেরোলে সঙ্গে সঙ্গে ঘরের বাইরে সরিয়ে ফেলুন।</li></ul>',
  },
  products: [
    'rechargeable-fan-with-led-light',
    'folding-led-desk-lamp',
    'power-bank-20000mah-fast-charge',
  ],
  publishedDaysAgo: 9,
  picture: powerCutPicture,
}
