/**
 * The fields of a product that are stored, edited, imported and exported as they are. Column, schema, row, tidying, CSV column,
 * page and API answer follow from here (CONTRIBUTING.md: "How do I add a field to a product"). What follows rules of its own
 * stands beside this table: slug, name, category, status, deal, prices.
 */

interface Values {
  /** Empty where there is none. */
  text: string
  'perhaps-text': string | null
  /** Sanitised when it is stored. */
  html: string
  'perhaps-html': string | null
  tags: string[]
  /** Null where there is none. */
  'perhaps-whole': number | null
  /** It begins with https://; empty where there is none. */
  url: string
}

export type FieldKind = keyof Values

export interface ProductField {
  kind: FieldKind
  /** As messages about a draft and about an import name it. */
  label: string
  /** Characters; of tags, of each; of a number, itself. */
  most: number
  /** The page of the product and GET /api/product/{id} get it as it is. */
  forShoppers: boolean
}

/** A field's name in the code; in the database and in files it is written_like_this. */
export const productFields = {
  nameBn: { kind: 'perhaps-text', label: 'Bangla name', most: 255, forShoppers: true },
  brand: { kind: 'text', label: 'brand', most: 120, forShoppers: true },
  // Shoppers get the one of their language: show-product.ts.
  description: { kind: 'html', label: 'description', most: 200_000, forShoppers: false },
  descriptionBn: {
    kind: 'perhaps-html',
    label: 'Bangla description',
    most: 200_000,
    forShoppers: false,
  },
  tags: { kind: 'tags', label: 'tag', most: 255, forShoppers: false },
  /** Pieces of all its variants together. What a line may have at most bounds it anyway. */
  limitPerOrder: { kind: 'perhaps-whole', label: 'limit per order', most: 99, forShoppers: false },
  /** Of each variant; none: what the shop calls few. */
  lowStockFrom: {
    kind: 'perhaps-whole',
    label: 'number of pieces it runs low from',
    most: 10_000,
    forShoppers: false,
  },
  /** Of a video, wherever it stands: shoppers are led there, and nothing of it is loaded before. */
  videoUrl: { kind: 'url', label: 'video link', most: 500, forShoppers: true },
  // For search engines; shoppers' pages get those of their language: show-product.ts.
  metaTitle: { kind: 'text', label: 'title for search engines', most: 150, forShoppers: false },
  metaTitleBn: {
    kind: 'perhaps-text',
    label: 'Bangla title for search engines',
    most: 150,
    forShoppers: false,
  },
  metaDescription: {
    kind: 'text',
    label: 'description for search engines',
    most: 400,
    forShoppers: false,
  },
  metaDescriptionBn: {
    kind: 'perhaps-text',
    label: 'Bangla description for search engines',
    most: 400,
    forShoppers: false,
  },
} as const satisfies Record<string, ProductField>

type Fields = typeof productFields
export type ProductFieldName = keyof Fields
type ShownName = {
  [Name in ProductFieldName]: Fields[Name]['forShoppers'] extends true ? Name : never
}[ProductFieldName]

export type ProductFieldValues = { [Name in ProductFieldName]: Values[Fields[Name]['kind']] }
export type ShownFields = Pick<ProductFieldValues, ShownName>

/** What each kind makes of a field, such as its column or its schema: the result of a table with all kinds. */
export type OfEachField<Makers extends Record<FieldKind, (...given: never[]) => unknown>> = {
  [Name in ProductFieldName]: ReturnType<Makers[Fields[Name]['kind']]>
}

type Draft = { readonly [Name in ProductFieldName]?: ProductFieldValues[Name] | undefined }

export const productFieldNames = Object.keys(productFields) as ProductFieldName[]

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name

export const snakeCase = <Name extends string>(name: Name): SnakeCase<Name> =>
  name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`) as SnakeCase<Name>

/** One value for each field. The caller says of what type each is. */
export const ofEachField = <Made>(
  make: (name: ProductFieldName, field: ProductField) => unknown,
): Made =>
  Object.fromEntries(
    productFieldNames.map((name) => [name, make(name, productFields[name])]),
  ) as Made

const blanks: Values = {
  text: '',
  'perhaps-text': null,
  html: '',
  'perhaps-html': null,
  tags: [],
  'perhaps-whole': null,
  url: '',
}

/** Of a new product whose draft leaves them out. */
export const blankFields: ProductFieldValues = ofEachField((_, { kind }) => blanks[kind])

/** URLs without encryption, of scripts and of other programs are none. */
export const isUrlOrEmpty = (typed: string): boolean =>
  typed === '' || URL.parse(typed)?.protocol === 'https:'

/** What the draft leaves out stays as it stands. */
export const fieldsOrCurrent = (draft: Draft, current: ProductFieldValues): ProductFieldValues =>
  ofEachField((name) => (draft[name] === undefined ? current[name] : draft[name]))

/** The part that shoppers and programs get as it is: of a row, or of what was made for each field. */
export const shownFields = <Row extends Record<ShownName, unknown>>(
  row: Row,
): Pick<Row, ShownName> =>
  Object.fromEntries(
    productFieldNames
      .filter((name): name is ShownName => productFields[name].forShoppers)
      .map((name) => [name, row[name]]),
  ) as Pick<Row, ShownName>
