import type { DemoArticle } from '../demo-article.ts'
import { parcelPicture } from '../drawings/articles.ts'

export const checkBeforeYouPay: DemoArticle = {
  slug: 'cash-on-delivery-what-to-check',
  title: {
    en: 'Cash on delivery: what to check before you pay',
    bn: 'ক্যাশ অন ডেলিভারি: টাকা দেওয়ার আগে যা দেখে নেবেন',
  },
  summary: {
    en: 'Two minutes at the door save a week of phone calls. A short list to keep by the phone for the day the parcel comes.',
    bn: 'দরজায় দাঁড়িয়ে দুই মিনিট দেখে নিলে পরে এক সপ্তাহের ফোনাফুনি বাঁচে। পার্সেল আসার দিনের জন্য ছোট একটি তালিকা।',
  },
  body: {
    en: '<p>With cash on delivery nothing leaves your pocket until the parcel is in your hands. That protects you only if you use the moment. Here is what we ask our own families to do.</p><h2>Before the rider comes</h2><ul><li>Keep the tracking ID ready. It is in your confirmation and under <a href="/order-tracking">Order Tracking</a>.</li><li>Have the exact amount in cash. The total we told you already contains the delivery charge; nobody may ask for more.</li><li>Keep your phone on. We call once to confirm and the rider calls once to find you.</li></ul><h2>At the door</h2><ol><li><strong>Look at the seal.</strong> Our tape carries the name of the shop. If it is cut, do not take the parcel.</li><li><strong>Compare the label.</strong> Name, order number and number of pieces must match your order.</li><li><strong>Open it while the rider waits.</strong> Check colour, size and that nothing is broken. Plug in what has a plug.</li><li><strong>Then pay,</strong> and keep the slip.</li></ol><h2>If something is not right</h2><p>Give the parcel back and pay nothing. Send us a photo through the <a href="/contact-us">contact page</a> or call; we send the right thing or cancel the order, as you wish. If you find a fault later, write to us within seven days with the order number.</p><p>And one thing we never do: we never ask for a PIN, an OTP or an advance through mobile banking. Whoever does is not from our shop.</p>',
    bn: '<p>ক্যাশ অন ডেলিভারিতে পার্সেল হাতে না আসা পর্যন্ত আপনার পকেট থেকে এক টাকাও যায় না। তবে সুবিধাটা তখনই কাজে লাগে, যখন ওই সময়টুকু ঠিকভাবে ব্যবহার করেন। আমাদের নিজেদের পরিবারকে যা করতে বলি, সেটাই এখানে লিখলাম।</p><h2>ডেলিভারি আসার আগে</h2><ul><li>ট্র্যাকিং আইডিটি হাতের কাছে রাখুন। অর্ডার নিশ্চিত হওয়ার পাতায় আর <a href="/bn/order-tracking">অর্ডার ট্র্যাকিং</a>-এ এটি পাবেন।</li><li>ঠিক যত টাকা, তত টাকা গুছিয়ে রাখুন। আমরা যে মোট দাম জানিয়েছি, তার মধ্যে ডেলিভারি চার্জও আছে; কেউ বাড়তি চাইতে পারে না।</li><li>ফোন খোলা রাখুন। নিশ্চিত করতে আমরা একবার ফোন করি, ঠিকানা খুঁজতে ডেলিভারিম্যান একবার।</li></ul><h2>দরজায়</h2><ol><li><strong>সিল দেখুন।</strong> আমাদের টেপে শপের নাম ছাপা থাকে। টেপ কাটা থাকলে পার্সেল নেবেন না।</li><li><strong>লেবেল মেলান।</strong> নাম, অর্ডার নম্বর ও পণ্যের সংখ্যা আপনার অর্ডারের সঙ্গে মিলতে হবে।</li><li><strong>ডেলিভারিম্যানের সামনেই খুলুন।</strong> রং, সাইজ ও ভাঙা আছে কি না দেখুন। বৈদ্যুতিক জিনিস হলে লাইনে দিয়ে দেখুন।</li><li><strong>তারপর টাকা দিন</strong> এবং স্লিপটি রেখে দিন।</li></ol><h2>কিছু ঠিক না থাকলে</h2><p>পার্সেল ফেরত দিন, কোনো টাকা দেবেন না। <a href="/bn/contact-us">যোগাযোগ</a> পাতা থেকে ছবি পাঠান অথবা ফোন করুন; আপনি যেমন চান, আমরা সঠিক পণ্যটি পাঠাব বা অর্ডার বাতিল করব। পরে ত্রুটি ধরা পড়লে সাত দিনের মধ্যে অর্ডার নম্বরসহ জানান।</p><p>আর একটি কথা: আমরা কখনো পিন, ওটিপি বা মোবাইল ব্যাংকিংয়ে অগ্রিম টাকা চাই না। কেউ চাইলে তিনি আমাদের শপের লোক নন।</p>',
  },
  products: [],
  publishedDaysAgo: 3,
  picture: parcelPicture,
}
