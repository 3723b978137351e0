import { fileURLToPath } from 'node:url'
import { type GraphQLField, getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql'
import { expect, test } from 'vitest'
import { readGoodsCatalogue } from '#mocks/world/goods-file/read-goods-file.ts'
import { getShopifySchema } from './schema.ts'
import { createTestStore } from './shopify.fixtures.ts'

const EXAMPLE = fileURLToPath(new URL('../../world/goods-file/examples/goods.json', import.meta.url))
const catalogue = await readGoodsCatalogue(EXAMPLE, 1)

const inBlog = (selection: string) => `{ blog(handle: "journal") { ${selection} } }`
const inFarm = (selection: string) =>
  `{ metaobject(handle: { type: "farm", handle: "finca-aurora" }) { ${selection} } }`
const inProduct = (selection: string) => `{ product(handle: "morning-blend") { ${selection} } }`

/** Wraps a selection of each type that only own goods have something of, or have it in another way. */
const DOCUMENTS: Readonly<Record<string, (selection: string) => string>> = {
  Shop: (selection) => `{ shop { ${selection} } }`,
  Brand: (selection) => `{ shop { brand { ${selection} } } }`,
  ShopPolicy: (selection) => `{ shop { privacyPolicy { ${selection} } } }`,
  Page: (selection) => `{ page(handle: "about") { ${selection} } }`,
  Blog: inBlog,
  Article: (selection) => inBlog(`articles(first: 1) { nodes { ${selection} } }`),
  ArticleAuthor: (selection) => inBlog(`authors { ${selection} }`),
  Metaobject: inFarm,
  MetaobjectField: (selection) => inFarm(`fields { ${selection} }`),
  Metafield: (selection) => inProduct(`metafield(namespace: "custom", key: "goes_with") { ${selection} }`),
  Product: inProduct,
  ProductVariant: (selection) => inProduct(`variants(first: 9) { nodes { ${selection} } }`),
  ProductOptionValue: (selection) =>
    `{ product(handle: "stoneware-mug") { options { optionValues { ${selection} } } } }`,
  Image: (selection) => inProduct(`featuredImage { ${selection} }`),
  MediaImage: (selection) => inProduct(`media(first: 1) { nodes { ... on MediaImage { ${selection} } } }`),
  Collection: (selection) => `{ collection(handle: "coffee") { ${selection} } }`,
  MenuItem: (selection) => `{ menu(handle: "main-menu") { items { ${selection} } } }`,
  UrlRedirect: (selection) => `{ urlRedirects(first: 1) { nodes { ${selection} } } }`,
}

/** Values of arguments by name. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  first: '1',
  key: '"name"',
  handle: '"how-to-brew-a-filter"',
  identifiers: '[{ key: "altitude" }]',
  selectedOptions: '[]',
}

function select({ name, type, args }: GraphQLField<unknown, unknown>): string {
  const values = args
    .filter((argument) => isRequiredArgument(argument) || argument.name === 'first')
    .map((argument) => `${argument.name}: ${ARGUMENTS[argument.name] ?? ''}`)
  return `${name}${values.length > 0 ? `(${values.join(', ')})` : ''} ${isLeafType(getNamedType(type)) ? '' : '{ __typename }'}`
}

test.each(['2025-01', '2026-04'] as const)(
  'every field of own goods is simulated in %s [SIM-10]',
  async (version) => {
    const { execute } = createTestStore({ catalogue, version })
    const failures: string[] = []
    for (const [typeName, wrap] of Object.entries(DOCUMENTS)) {
      const type = getShopifySchema(version).getType(typeName)
      if (!isObjectType(type)) throw new Error(`${version} has no type ${typeName}`)
      for (const field of Object.values(type.getFields())) {
        const { errors } = await execute(wrap(select(field)))
        if (errors) failures.push(`${typeName}.${field.name}: ${JSON.stringify(errors)}`)
      }
    }
    expect(failures).toEqual([])
  },
  30_000,
)
