import { beforeEach, expect, test } from 'vitest'
import { storeCategory } from '#shop/catalog/categories/store-category.ts'
import { findAttributes } from '#shop/catalog/attributes/list-attributes.ts'
import { findWholeProduct } from '#shop/catalog/products/list-whole-products.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import * as list from './attributes.tsx'
import * as page from './edit/attribute-page.tsx'
import * as product from '../product-details/product-details.tsx'
import { moveText } from '../banners/moved.ts'

let shop: Shop
let actor: Actor
beforeEach(async () => {
  const opened = await openShopWith({ karim: 'moderator' })
  shop = opened.shop
  actor = (await inNameOf(shop, opened.people.karim.id)).actor
  await storeCategory(shop.database, { slug: 'home', name: 'Home' })
  await storeCategory(shop.database, { slug: 'garden', name: 'Garden' })
})

const openPage = (id = 'new') =>
  drawPages(shop, actor, { path: '/dashboard/attributes/:attribute', page })(
    `/dashboard/attributes/${id}`,
  )
const openList = () =>
  drawPages(shop, actor, { path: '/dashboard/attributes', page: list })('/dashboard/attributes')

const press = ['what', 'save'] as const

async function define(fields: Record<string, string>) {
  const shown = await openPage()
  const made = await shown.send(shown.formWith('nameBn'), { press: [...press], fields })
  expect(made.goTo).toBe('/dashboard/attributes?done=saved')
}

const stored = () => findAttributes(shop.database)

test('before scripts arrive an attribute is defined with its choices and its category, changed, put in order and deleted', async () => {
  await define({
    name: 'Material',
    nameBn: 'উপাদান',
    kind: 'choice',
    'choices[0].name': 'Clay',
    'choices[0].nameBn': 'মাটি',
    'choices[2].name': 'Glass',
    categories: 'home',
  })
  await define({ name: 'Power', kind: 'number', unit: 'W', unitBn: 'ওয়াট' })
  const [material, power] = await stored()
  expect(material).toMatchObject({
    slug: 'material',
    isFilter: true,
    choices: [{ slug: 'clay', nameBn: 'মাটি' }, { slug: 'glass' }],
    categories: [{ slug: 'home' }],
  })
  expect(power).toMatchObject({ kind: 'number', unit: 'W', categories: [] })

  const shown = await openList()
  expect(shown.html).toContain('Choice: Clay, Glass')
  expect(shown.html).toContain('In no category')
  const moved = await shown.send(shown.formWith('seen'), {
    press: ['move', moveText(power?.id ?? '', 0)],
  })
  expect(moved.status).toBe(200)
  expect((await stored()).map(({ name }) => name)).toEqual(['Power', 'Material'])

  const edited = await openPage(material?.id)
  await edited.send(edited.formWith('nameBn'), {
    press: [...press],
    fields: { 'choices[0].name': 'Terracotta', 'choices[1].name': '' },
  })
  expect((await stored())[1]?.choices).toMatchObject([{ slug: 'clay', name: 'Terracotta' }])

  const again = await openPage(power?.id)
  const gone = await again.send(again.formWith('deletedVersion'), { press: ['what', 'delete'] })
  expect(gone.goTo).toBe('/dashboard/attributes?done=deleted')
  expect(await stored()).toHaveLength(1)
})

test('what is wrong is said in words, and nothing that was typed is lost', async () => {
  const shown = await openPage()
  const refused = await shown.send(shown.formWith('nameBn'), {
    press: [...press],
    fields: { kind: 'choice', nameBn: 'উপাদান', categories: 'home' },
  })
  expect(refused.status).toBe(400)
  for (const words of ['Write a name', 'Write at least one choice', 'উপাদান'])
    expect(refused.html).toContain(words)
  const twice = await refused.send(refused.formWith('nameBn'), {
    press: [...press],
    fields: { name: 'Material', 'choices[0].name': 'Clay', 'choices[1].name': 'clay' },
  })
  expect(twice.html).toContain('This choice is there already')
  expect(await stored()).toEqual([])
  expect((await openPage(crypto.randomUUID())).status).toBe(404)
})

test('the editor of a product asks for the attributes of its category, and says where a number is none', async () => {
  await define({ name: 'Power', kind: 'number', unit: 'W', categories: 'home' })
  await define({ name: 'Care', kind: 'text', categories: 'home' })
  await define({ name: 'Seeds', kind: 'yes-no', categories: 'garden' })
  const { id } = await shelve(shop, { name: 'Kettle', category: 'home' })
  const path = '/dashboard/products/:product'
  const shown = await drawPages(shop, actor, { path, page: product })(`/dashboard/products/${id}`)
  expect(shown.html).toContain('Power (W)')
  expect(shown.html).not.toContain('Seeds')
  const fields = {
    'attributes[0].value': 'much',
    'attributes[1].value': 'Wipe it',
    'attributes[1].valueBn': 'মুছে নিন',
  }
  const save = ['what', 'save'] as const
  const refused = await shown.send(shown.formWith('nameBn'), { press: [...save], fields })
  expect(refused.html).toContain('Write a number, such as 12 or 1.5')
  expect(refused.html).toContain('value="Wipe it"')
  await refused.send(refused.formWith('nameBn'), {
    press: [...save],
    fields: { 'attributes[0].value': '১,৫০০.৫' },
  })
  expect((await findWholeProduct(shop.database, id))?.attributes).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ slug: 'power', number: 1500.5 }),
      expect.objectContaining({ slug: 'care', text: 'Wipe it', textBn: 'মুছে নিন' }),
    ]),
  )
})
