import { belt } from './accessories/leather-belt.ts'
import { wallet } from './accessories/leather-wallet.ts'
import { watch } from './accessories/wrist-watch.ts'
import { deskLampReading } from './electronics/desk-lamp.ts'
import { powerBankFront } from './electronics/power-bank.ts'
import { rechargeableFanLit } from './electronics/rechargeable-fan.ts'
import { packsFront } from './garden/seed-packs.ts'
import { planterFront } from './garden/terracotta-planter.ts'
import { wateringCan } from './garden/watering-can.ts'
import { honeyBowl, honeyJar } from './health/black-seed-honey.ts'
import { cushionFront } from './home-decor/cushion-cover.ts'
import { bedsheetFolded } from './home/nakshi-kantha-bedsheet.ts'
import { pressureCooker } from './home/pressure-cooker.ts'
import { riceCookerFront } from './home/rice-cooker.ts'
import { tiffinCarrier } from './home/tiffin-carrier.ts'
import { parcel } from './parcel.ts'
import { widePicture } from './wide.ts'

/** Pictures of the blog and of the page about the shop: goods of the catalogue, met on one shelf. */

export const parcelPicture = () =>
  widePicture('accessories', [{ drawing: parcel(), x: 800, floor: 800, scale: 0.95 }])

export const powerCutPicture = () =>
  widePicture('electronics', [
    { drawing: rechargeableFanLit('#eef1f2')(), x: 480, floor: 800, scale: 0.58 },
    { drawing: deskLampReading('#2b2f33')(), x: 1120, floor: 800, scale: 0.72 },
    { drawing: powerBankFront('#2c5f8f')(), x: 800, floor: 830, scale: 0.4 },
  ])

export const leatherPicture = () =>
  widePicture('accessories', [
    { drawing: watch('#1f5140', '#a3683a')(), x: 1190, floor: 790, scale: 0.66 },
    { drawing: belt('#7a4a2b')(), x: 430, floor: 800, scale: 0.66 },
    { drawing: wallet('#7a4a2b')(), x: 800, floor: 830, scale: 0.66 },
  ])

export const kanthaPicture = () =>
  widePicture('home', [
    { drawing: cushionFront('#27427a')(), x: 1120, floor: 790, scale: 0.72 },
    { drawing: bedsheetFolded('indigo')(), x: 560, floor: 810, scale: 0.78 },
  ])

export const gardenPicture = () =>
  widePicture('garden', [
    { drawing: planterFront(), x: 520, floor: 790, scale: 0.78 },
    { drawing: packsFront(), x: 1180, floor: 800, scale: 0.6 },
    { drawing: wateringCan('#2f6b4f')(), x: 860, floor: 830, scale: 0.6 },
  ])

export const kitchenPicture = () =>
  widePicture('home', [
    { drawing: riceCookerFront('#f4f1ea', '#b4432f')(), x: 1140, floor: 790, scale: 0.66 },
    { drawing: pressureCooker('large')(), x: 620, floor: 820, scale: 0.78 },
  ])

export const honeyPicture = () =>
  widePicture('health', [
    { drawing: honeyJar(), x: 560, floor: 800, scale: 0.8 },
    { drawing: honeyBowl(), x: 1080, floor: 820, scale: 0.7 },
  ])

export const shelfPicture = () =>
  widePicture('home', [
    { drawing: planterFront(), x: 310, floor: 740, scale: 0.62 },
    { drawing: tiffinCarrier(3)(), x: 620, floor: 750, scale: 0.6 },
    { drawing: honeyJar(), x: 1290, floor: 745, scale: 0.5 },
    { drawing: pressureCooker('large')(), x: 980, floor: 770, scale: 0.58 },
  ])
