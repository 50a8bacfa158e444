import type { DemoProduct } from '../../demo-product.ts'
import { dripKit, dripKitInUse, dripKitPieces } from '../../drawings/garden/drip-kit.ts'
import { toolsClose, toolsFront, toolsInRoll } from '../../drawings/garden/hand-tools.ts'
import { shearsClosed, shearsCutting, shearsFront } from '../../drawings/garden/pruning-shears.ts'
import { sprayBottle, sprayBottleInUse } from '../../drawings/garden/spray-bottle.ts'
import { wateringCan, wateringCanPouring } from '../../drawings/garden/watering-can.ts'

export const tools: DemoProduct[] = [
  {
    slug: 'enamel-watering-can-5-litre',
    name: { en: 'Enamelled watering can, 5 litres', bn: 'এনামেল করা ঝাঁঝরি, ৫ লিটার' },
    brand: 'Sobuj Uthan',
    description: {
      en: '<p>A full-size can with a long spout that reaches the pots at the back of the row. The fine brass rose lets water fall like soft rain and does not wash seeds away.</p><ul><li>Galvanised steel, enamelled inside and out; it does not rust</li><li>Two handles, so it stays balanced when you tip it</li><li>Rose unscrews for cleaning</li><li>Empty weight 1.3 kg, height 42 cm</li></ul>',
      bn: '<p>লম্বা নলের বড় ঝাঁঝরি, পেছনের সারির টবেও সহজে পানি পৌঁছায়। পিতলের মিহি ঝাঁঝর দিয়ে পানি পড়ে ঝিরঝিরে বৃষ্টির মতো, তাই বীজ ধুয়ে যায় না।</p><ul><li>গ্যালভানাইজড স্টিল, ভেতরে-বাইরে এনামেল করা; মরিচা ধরে না</li><li>দুটি হাতল, কাত করলেও ভারসাম্য থাকে</li><li>ঝাঁঝর খুলে পরিষ্কার করা যায়</li><li>খালি অবস্থায় ওজন ১.৩ কেজি, উচ্চতা ৪২ সেমি</li></ul>',
    },
    tags: ['watering', 'can', 'enamel', 'tools'],
    unitsSold: 148,
    publishedDaysAgo: 96,
    variants: [
      {
        color: { name: { en: 'Leaf green', bn: 'কলাপাতা সবুজ' }, hex: '#2f6b4f' },
        sku: 'GD-CAN-GRN',
        priceInTaka: 1450,
        purchaseCostInTaka: 920,
        stock: 18,
        pictures: [wateringCan('#2f6b4f')],
      },
      {
        color: { name: { en: 'Marigold', bn: 'গাঁদা হলুদ' }, hex: '#e3b23c' },
        sku: 'GD-CAN-YEL',
        priceInTaka: 1450,
        purchaseCostInTaka: 920,
        stock: 11,
        pictures: [wateringCan('#e3b23c')],
      },
      {
        color: { name: { en: 'Brick red', bn: 'ইটরঙা লাল' }, hex: '#b4432f' },
        sku: 'GD-CAN-RED',
        priceInTaka: 1450,
        purchaseCostInTaka: 920,
        stock: 0,
        pictures: [wateringCan('#b4432f')],
      },
    ],
    pictures: [wateringCanPouring('#2f6b4f')],
  },
  {
    slug: 'garden-hand-tool-set',
    name: { en: 'Garden hand tools, set of 3', bn: 'বাগানের হাতের সরঞ্জাম, ৩টির সেট' },
    brand: 'Krishan',
    description: {
      en: '<p>The three tools a rooftop gardener reaches for every day, in a canvas roll that hangs on a nail.</p><ul><li>Trowel for filling and planting</li><li>Narrow transplanter with depth marks</li><li>Three-tine fork for loosening soil</li></ul><p>Stainless steel heads, 33 cm long, on smooth wooden handles with a leather loop. Rinse, dry, and they last for years.</p>',
      bn: '<p>ছাদবাগানে রোজ যে তিনটি জিনিস লাগে, সেগুলো একসঙ্গে; আছে পেরেকে ঝুলিয়ে রাখার মতো ক্যানভাসের ব্যাগ।</p><ul><li>মাটি ভরা ও চারা লাগানোর খুরপি</li><li>গভীরতার দাগ কাটা সরু খুরপি</li><li>মাটি আলগা করার তিন কাঁটার আঁচড়া</li></ul><p>মাথা স্টেইনলেস স্টিলের, হাতল মসৃণ কাঠের, ঝোলানোর জন্য চামড়ার ফিতা লাগানো। লম্বায় ৩৩ সেমি। ব্যবহারের পর ধুয়ে শুকিয়ে রাখলে বহু বছর চলে।</p>',
    },
    tags: ['tools', 'trowel', 'fork', 'gift'],
    unitsSold: 312,
    publishedDaysAgo: 141,
    variants: [
      {
        sku: 'GD-TLS-03',
        priceInTaka: 1250,
        discountPriceInTaka: 990,
        purchaseCostInTaka: 640,
        stock: 37,
      },
    ],
    pictures: [toolsFront, toolsInRoll, toolsClose],
  },
  {
    slug: 'bypass-pruning-shears',
    name: { en: 'Bypass pruning shears, 20 cm', bn: 'ডাল ছাঁটার কাঁচি, ২০ সেমি' },
    brand: 'Krishan',
    description: {
      en: '<p>Clean cuts heal fast. Two blades pass each other like scissors, so green twigs up to 18 mm are cut, not crushed.</p><ul><li>Hardened carbon-steel blade, easy to sharpen</li><li>Soft grips that do not slip in wet hands</li><li>Safety catch and a spring that opens the blades for you</li></ul>',
      bn: '<p>ডাল পরিষ্কারভাবে কাটলে গাছের ক্ষত তাড়াতাড়ি শুকায়। দুটি ফলা কাঁচির মতো পাশ কেটে যায়, তাই ১৮ মিমি পর্যন্ত মোটা কাঁচা ডাল থেঁতলে না গিয়ে ঠিকমতো কাটে।</p><ul><li>শক্ত কার্বন স্টিলের ফলা, সহজে ধার দেওয়া যায়</li><li>নরম হাতল, ভেজা হাতেও পিছলায় না</li><li>নিরাপত্তা লক ও নিজে থেকে খুলে যাওয়ার স্প্রিং</li></ul>',
    },
    tags: ['tools', 'shears', 'pruning'],
    unitsSold: 226,
    publishedDaysAgo: 158,
    variants: [{ sku: 'GD-SHR-20', priceInTaka: 780, purchaseCostInTaka: 430, stock: 0 }],
    pictures: [shearsFront, shearsCutting, shearsClosed],
  },
  {
    slug: 'drip-irrigation-kit-20-pots',
    name: { en: 'Drip watering kit for 20 pots', bn: '২০টি টবের ড্রিপ সেচ কিট' },
    brand: 'Sobuj Uthan',
    description: {
      en: '<p>Going home for Eid? This kit waters twenty pots from one tap, drop by drop, and needs no electricity.</p><h3>In the box</h3><ul><li>20 m of 4/7 mm tube</li><li>20 adjustable drippers on stakes, 0 to 40 litres an hour</li><li>20 T-pieces and 5 end plugs</li><li>Tap connector for 1/2 and 3/4 inch taps</li></ul><p>Cut the tube with scissors and push the pieces together by hand. A sheet with pictures shows how, in about an hour.</p>',
      bn: '<p>ঈদে বাড়ি যাচ্ছেন? এই কিট একটি কল থেকেই বিশটি টবে ফোঁটায় ফোঁটায় পানি দেয়, বিদ্যুৎ লাগে না।</p><h3>বাক্সে যা আছে</h3><ul><li>৪/৭ মিমি পাইপ, ২০ মিটার</li><li>খুঁটিসহ ২০টি ড্রিপার; ঘণ্টায় ০ থেকে ৪০ লিটার পর্যন্ত কমানো-বাড়ানো যায়</li><li>২০টি টি-সংযোগ ও ৫টি মুখ বন্ধ করার প্লাগ</li><li>১/২ ও ৩/৪ ইঞ্চি কলের সংযোগ</li></ul><p>কাঁচি দিয়ে পাইপ কেটে হাতে চেপেই জোড়া দেওয়া যায়। ছবিসহ নির্দেশিকা দেখে ঘণ্টাখানেকের মধ্যেই বসাতে পারবেন।</p>',
    },
    tags: ['watering', 'drip', 'irrigation', 'kit'],
    unitsSold: 41,
    publishedDaysAgo: 3,
    variants: [{ sku: 'GD-DRP-20', priceInTaka: 1850, purchaseCostInTaka: 1180, stock: 15 }],
    pictures: [dripKit, dripKitInUse, dripKitPieces],
  },
  {
    slug: 'ribbed-glass-plant-mister',
    name: { en: 'Ribbed glass plant mister, 500 ml', bn: 'কাচের স্প্রে বোতল, ৫০০ মিলি' },
    brand: 'Sobuj Uthan',
    description: {
      en: '<p>A mister too pretty to put away. Press the brass plunger and a fine cloud settles on ferns, orchids and seedlings.</p><ul><li>Thick ribbed glass, 500 ml</li><li>Solid brass pump with a replaceable washer</li><li>Height 24 cm</li></ul><p>Use clean water only; do not fill it with pesticide.</p>',
      bn: '<p>এত সুন্দর যে কাজ শেষে লুকিয়ে রাখতে ইচ্ছে করবে না। পিতলের পাম্প চাপলেই ফার্ন, অর্কিড আর চারার গায়ে মিহি কুয়াশার মতো পানি ছড়ায়।</p><ul><li>খাঁজকাটা পুরু কাচ, ৫০০ মিলি</li><li>খাঁটি পিতলের পাম্প, ওয়াশার বদলানো যায়</li><li>উচ্চতা ২৪ সেমি</li></ul><p>শুধু পরিষ্কার পানি ব্যবহার করুন; কীটনাশক ভরবেন না।</p>',
    },
    tags: ['watering', 'mister', 'glass', 'indoor plants'],
    unitsSold: 12,
    publishedDaysAgo: 1,
    variants: [
      {
        color: { name: { en: 'Amber', bn: 'অ্যাম্বার' }, hex: '#a3591f' },
        sku: 'GD-SPR-AMB',
        priceInTaka: 690,
        purchaseCostInTaka: 385,
        stock: 22,
        pictures: [sprayBottle('#a3591f')],
      },
      {
        color: { name: { en: 'Bottle green', bn: 'বটল গ্রিন' }, hex: '#4f8a6b' },
        sku: 'GD-SPR-GRN',
        priceInTaka: 690,
        purchaseCostInTaka: 385,
        stock: 17,
        pictures: [sprayBottle('#4f8a6b')],
      },
      {
        color: { name: { en: 'Mist blue', bn: 'হালকা নীল' }, hex: '#8fb7c9' },
        sku: 'GD-SPR-BLU',
        priceInTaka: 690,
        purchaseCostInTaka: 385,
        stock: 9,
        pictures: [sprayBottle('#8fb7c9')],
      },
    ],
    pictures: [sprayBottleInUse('#4f8a6b')],
  },
]
