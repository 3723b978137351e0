import { expect, test } from 'vitest'
import { isRichText } from '#contracts/content/rich-text.ts'
import { buildGoodsCatalogue } from './build-goods-catalogue.ts'
import { fillFigures } from './figures.ts'
import { GoodsFileError } from './problems.ts'
import type { GoodsFile } from './schema/goods-file.ts'

const build = (content: Partial<GoodsFile>) =>
  buildGoodsCatalogue({ extends: 'default', ...content }, { source: 'goods.json', seed: 1 }).entries

test('an entry links to others by id or name, this shop’s among them [SIM-10]', () => {
  const badge = { title: 'New' }
  const cover = { id: 'cover', title: 'Cover' }
  const { page, asset } = build({
    linkedEntries: { badge },
    contentEntries: {
      asset: [cover],
      page: [{ handle: 'a', image: { link: 'cover' }, badges: [{ link: 'badge' }], other: { link: 'scene-hero' } }],
    },
  })
  expect(asset).toEqual([cover])
  expect(page).toEqual([
    { handle: 'a', image: cover, badges: [badge], other: expect.objectContaining({ id: 'scene-hero' }) },
  ])
})

test('Markdown becomes rich text [SIM-10]', () => {
  const markdown = [
    '## Care',
    'Wash at **30 degrees**, see [the guide](/pages/care).',
    '- one',
    '- two',
    '1. first',
    '> said',
    '| a | b |',
    '| c | d |',
    '![](cover)',
  ]
  const [entry] = build({ contentEntries: { careCopy: [{ copy: { markdown } }] } }).careCopy ?? []
  const { json }: { json?: unknown } = { ...Object(entry?.copy) }
  if (!isRichText(json)) throw new Error('no rich text')
  expect(json.content.map(({ nodeType }) => nodeType)).toEqual([
    'heading-2',
    'paragraph',
    'unordered-list',
    'ordered-list',
    'blockquote',
    'table',
    'embedded-asset-block',
  ])
  expect(JSON.stringify(json)).toContain('{"nodeType":"text","value":"30 degrees","marks":[{"type":"bold"}]}')
  expect(JSON.stringify(json)).toContain('"nodeType":"hyperlink","data":{"uri":"/pages/care"}')
  expect(JSON.stringify(json).match(/table-(header-)?cell/g)).toEqual([
    ...Array(2).fill('table-header-cell'),
    ...Array(2).fill('table-cell'),
  ])
})

test('a link to nothing and Markdown that is no list of lines are refused [SIM-10]', () => {
  const page = [{ image: { link: 'scene-heroes' }, body: { markdown: 'text' } }]
  const getProblems = () => {
    try {
      build({ contentEntries: { page } })
    } catch (error) {
      return error instanceof GoodsFileError ? error.problems : error
    }
  }
  expect(getProblems()).toEqual([
    {
      path: 'contentEntries.page[0].image.link',
      message: 'no entry is called "scene-heroes"; did you mean "scene-hero"?',
    },
    { path: 'contentEntries.page[0].body.markdown', message: 'expected a list of lines' },
  ])
})

test('figures of contracts/shop fill placeholders, and other braces stay [CTR-07]', () => {
  expect(fillFigures('{returnDays} days, {lettersPriceGb}, {colour}')).toBe('200 days, 10.00, {colour}')
})
