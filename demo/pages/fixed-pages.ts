import type { DemoPage } from '../demo-page.ts'
import { shelfPicture } from '../drawings/articles.ts'

/** What a careful shop says of itself. */
export const fixedPages: readonly DemoPage[] = [
  {
    slug: 'about-us',
    title: { en: 'About Us', bn: 'আমাদের সম্পর্কে' },
    intro: {
      en: 'A small shop in Mirpur that sends authentic goods for home and life to all 64 districts, and takes the money only when they are in your hands.',
      bn: 'মিরপুরের ছোট একটি শপ। ঘরের জন্য আসল পণ্য পাঠাই ৬৪ জেলায়, টাকা নিই পণ্য আপনার হাতে পৌঁছানোর পর।',
    },
    body: {
      en: '<p>Haat means market. In a good haat you know who made the pot and who grew the mustard, and if something is wrong, you know where to find them next week. We want buying online to feel like that.</p><h2>How we choose</h2><p>Before anything gets a place on our shelf, three of us use it at home for two weeks. We ask the maker for papers where papers exist: warranty cards for electronics, test reports for food and skin care. What we would not give to our parents we do not sell.</p><h2>What we promise</h2><ul><li><strong>Authentic goods.</strong> Bought from the maker or the official importer, never from a market whose source nobody knows.</li><li><strong>Honest prices.</strong> The price struck through is one that we really asked before.</li><li><strong>Cash on delivery.</strong> You look first and pay then. No advance, ever.</li><li><strong>Seven days.</strong> If it is faulty or not what the page shows, we take it back, and sending it back costs you nothing.</li></ul><h2>Who packs your parcel</h2><p>We are eleven people: five pack, three answer the phone, two choose goods, and one keeps the books. Orders placed before noon leave Mirpur the same day. Boxes are paper, filling is paper, tape is the only plastic.</p><h2>Come by</h2><p>You can see and collect most goods at our address. Call first, so that we put yours aside.</p>',
      bn: '<p>ভালো হাটে আপনি জানেন হাঁড়িটা কার গড়া, সরিষা কার খেতের; কিছু গোলমাল হলে পরের হাটবারে তাঁকে কোথায় পাবেন, তাও জানেন। অনলাইনে কেনাকাটাও আমরা তেমনই করতে চাই।</p><h2>যেভাবে বাছাই করি</h2><p>তাকে ওঠার আগে প্রতিটি পণ্য আমাদের তিনজন দুই সপ্তাহ বাসায় ব্যবহার করেন। কাগজপত্র যেখানে থাকার কথা, নির্মাতার কাছে চেয়ে নিই: ইলেকট্রনিকসের ওয়ারেন্টি কার্ড, খাবার ও ত্বকের পণ্যের পরীক্ষার প্রতিবেদন। নিজের মা-বাবাকে যা দেব না, তা বেচিও না।</p><h2>আমাদের কথা</h2><ul><li><strong>আসল পণ্য।</strong> সরাসরি নির্মাতা বা অনুমোদিত আমদানিকারকের কাছ থেকে কেনা, উৎস অজানা এমন বাজার থেকে নয়।</li><li><strong>সৎ দাম।</strong> কেটে দেখানো দামটি সত্যিই আগের দাম।</li><li><strong>ক্যাশ অন ডেলিভারি।</strong> আগে দেখুন, তারপর টাকা দিন। কোনো অগ্রিম নেই।</li><li><strong>সাত দিন।</strong> ত্রুটি থাকলে বা ছবির সঙ্গে না মিললে ফেরত নিই, ফেরতের খরচও আমাদের।</li></ul><h2>আপনার পার্সেল কারা প্যাক করেন</h2><p>আমরা এগারোজন: পাঁচজন প্যাক করেন, তিনজন ফোন ধরেন, দুজন পণ্য বাছেন, একজন হিসাব রাখেন। দুপুর ১২টার আগের অর্ডার সেদিনই মিরপুর থেকে রওনা হয়। বাক্স কাগজের, ভরাটও কাগজের; প্লাস্টিক বলতে শুধু টেপ।</p><h2>চলে আসুন</h2><p>বেশির ভাগ পণ্য আমাদের ঠিকানায় এসে দেখে নিতে পারেন। আগে ফোন করলে আপনারটি আলাদা করে রাখব।</p>',
    },
    picture: shelfPicture,
  },
  {
    slug: 'blog',
    title: { en: 'Blogs', bn: 'ব্লগ' },
    intro: {
      en: 'Good advice from people who use what they sell: choosing well, using long, ordering safely.',
      bn: 'যা বেচি তা নিজেরাও ব্যবহার করি, সেই অভিজ্ঞতা থেকে পরামর্শ: ভালো জিনিস বাছাই, যত্নে ব্যবহার, নিরাপদ কেনাকাটা।',
    },
    body: { en: '', bn: '' },
  },
  {
    slug: 'contact-us',
    title: { en: 'Contact Us', bn: 'যোগাযোগ' },
    intro: {
      en: 'Call, write or come by. A person answers, in Bangla or English, as you like.',
      bn: 'ফোন করুন, লিখুন বা চলে আসুন। উত্তর দেবেন একজন মানুষ, বাংলা বা ইংরেজি যেভাবে চান।',
    },
    body: {
      en: '<h3>When we are there</h3><ul><li>Saturday to Thursday: 10 am to 8 pm</li><li>Friday: 3 pm to 8 pm</li><li>Closed on Eid days and government holidays</li></ul><p>Messages that come at night are answered first the next morning.</p>',
      bn: '<h3>কখন আমাদের পাবেন</h3><ul><li>শনি থেকে বৃহস্পতি: সকাল ১০টা থেকে রাত ৮টা</li><li>শুক্রবার: বিকেল ৩টা থেকে রাত ৮টা</li><li>ঈদ ও সরকারি ছুটির দিনে বন্ধ</li></ul><p>রাতে আসা বার্তার উত্তর পরদিন সকালে সবার আগে দেওয়া হয়।</p>',
    },
  },
]
