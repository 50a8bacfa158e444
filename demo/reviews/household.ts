import type { SaidOfProduct } from './demo-review.ts'

export const saidOfHousehold: readonly SaidOfProduct[] = [
  {
    product: 'steel-tiffin-carrier',
    reviews: [
      {
        stars: 5,
        author: 'Nasrin ***',
        language: 'en',
        daysAgo: 21,
        text: 'The clips hold. Dal did not spill once on the bus to Motijheel.',
      },
      {
        stars: 4,
        author: 'সুমন ***',
        language: 'bn',
        daysAgo: 12,
        text: 'তিন বাটিই ভালো, ঢাকনা শক্ত করে লাগে। হাতলটা আরেকটু মোটা হলে ভালো হতো।',
      },
    ],
    questions: [
      {
        author: 'Tanvir ***',
        language: 'en',
        daysAgo: 9,
        text: 'Does it keep rice warm until lunch?',
        answer:
          'About two hours. It is a single wall of steel; wrap it in a cloth and it stays warm longer.',
      },
    ],
  },
  {
    product: 'gravity-water-filter-24-litre',
    reviews: [
      {
        stars: 5,
        author: 'Rokeya ***',
        language: 'en',
        daysAgo: 34,
        text: 'Filters a full can overnight. The tap does not drip.',
      },
      {
        stars: 3,
        author: 'মাহবুব ***',
        language: 'bn',
        daysAgo: 18,
        text: 'পানি ভালো, কিন্তু ফিল্টার হতে অনেক সময় লাগে।',
        answer: 'নতুন ক্যান্ডেল প্রথম সপ্তাহে ধীরে চলে। এরপরও ধীর হলে আমাদের জানান, বদলে দেব।',
      },
      {
        stars: 4,
        author: 'Shahana ***',
        language: 'en',
        daysAgo: 7,
        text: 'Good size for five people. Came well packed.',
      },
    ],
    questions: [
      {
        author: 'রাশেদ ***',
        language: 'bn',
        daysAgo: 15,
        text: 'ক্যান্ডেল কি আলাদা কেনা যায়?',
        answer: 'জি, একই মাপের ক্যান্ডেল যেকোনো হার্ডওয়্যারের দোকানে পাওয়া যায়।',
      },
    ],
  },
  {
    product: 'nakshi-kantha-cotton-bedsheet',
    reviews: [
      {
        stars: 5,
        author: 'Farzana ***',
        language: 'en',
        daysAgo: 40,
        text: 'The stitching is by hand and even. After four washes the red has not run.',
      },
      {
        stars: 5,
        author: 'শিরিন ***',
        language: 'bn',
        daysAgo: 25,
        text: 'ছবির চেয়েও সুন্দর। মায়ের জন্য কিনেছিলাম, খুব খুশি হয়েছেন।',
      },
      {
        stars: 4,
        author: 'Imran ***',
        language: 'en',
        daysAgo: 11,
        text: 'Soft cotton. A little shorter than our king-size mattress.',
      },
    ],
  },
  {
    product: 'stainless-steel-pressure-cooker',
    reviews: [
      {
        stars: 5,
        author: 'লায়লা ***',
        language: 'bn',
        daysAgo: 30,
        text: 'গরুর মাংস চার সিটিতেই নরম হয়ে যায়। রাবারটা ভালো মানের।',
      },
      {
        stars: 4,
        author: 'Kamrul ***',
        language: 'en',
        daysAgo: 16,
        text: 'Heavy bottom, nothing burns. The whistle is loud.',
      },
    ],
    questions: [
      {
        author: 'Sadia ***',
        language: 'en',
        daysAgo: 8,
        text: 'Can it be used on an induction cooker?',
        answer: 'Yes, its bottom works on gas, electric and induction cookers.',
      },
    ],
  },
  {
    product: 'electric-kettle-1-8-litre',
    reviews: [
      {
        stars: 4,
        author: 'Arif ***',
        language: 'en',
        daysAgo: 27,
        text: 'Boils a full kettle in six minutes and switches itself off.',
      },
      {
        stars: 2,
        author: 'তানিয়া ***',
        language: 'bn',
        daysAgo: 13,
        text: 'প্রথম কয়েক দিন প্লাস্টিকের গন্ধ ছিল।',
        answer: 'লেবু দিয়ে দুবার ফুটিয়ে পানি ফেলে দিলে গন্ধ চলে যায়। তবু থাকলে সাত দিনের মধ্যে বদলে দেব।',
      },
      {
        stars: 5,
        author: 'Jahid ***',
        language: 'en',
        daysAgo: 5,
        text: 'Does what it should, and the lid opens wide for cleaning.',
      },
    ],
  },
]
