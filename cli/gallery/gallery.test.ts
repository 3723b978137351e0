import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compareViews } from './compare-views.ts'
import { formatGallery } from './format-gallery.ts'
import { formatMade } from './format-made.ts'
import { pickPaths, planGallery } from './plan-gallery.ts'

const toScenario = (name: string, start: string) => ({
  name,
  summary: `${name}.`,
  department: 'cart',
  reproduces: [],
  params: {},
  start,
})
const SCENARIOS = [toScenario('cart-completed', '/cart'), toScenario('variant-sold-out', '/products/heroes-navy?w=34')]

test('words choose pages and scenarios; without any there are all [CLI-06]', () => {
  const names = (...words: string[]) => planGallery(SCENARIOS, ['/', '/cart'], words).map(({ name }) => name)
  expect(names()).toEqual([
    'default--home',
    'default--cart',
    'cart-completed--cart',
    'variant-sold-out--products-heroes-navy',
  ])
  expect(names('cart')).toEqual(['default--cart', 'cart-completed--cart'])
  expect(names('cart', 'COMPLETED')).toEqual(['cart-completed--cart'])
  expect(names('shoe')).toEqual([])
})

test('one page of each kind is taken from the site map [CLI-06]', () => {
  const paths = [
    '/',
    '/fit-finder',
    '/tops-size-chart',
    '/denim-size-chart',
    '/products/a',
    '/products/b',
    '/pages/faqs',
  ]
  const sitemap = paths.map((path) => `<url><loc>https://shop.example${path}</loc></url>`).join('')
  expect(pickPaths(sitemap)).toEqual(['/', '/fit-finder', '/tops-size-chart', '/products/a', '/pages/faqs'])
})

/** A path whose space a link cannot have. */
const FOLDER = join(import.meta.dirname, 'my shop')

/** A white picture with a black square in its corner. */
const draw = (square: number, height = 40) =>
  sharp({ create: { width: 40, height, channels: 3, background: '#fff' } })
    .composite(
      square > 0
        ? [{ input: { create: { width: square, height: square, channels: 3, background: '#000' } }, top: 0, left: 0 }]
        : [],
    )
    .png()
    .toBuffer()

test('views differ by the share of their pixels and by their lines [CLI-06]', async () => {
  const before = { png: await draw(0), text: 'Your basket\n£98' }
  expect(await compareViews(before, { png: await draw(0), text: 'Your basket\n£98' })).toBeUndefined()
  const differing = await compareViews(before, { png: await draw(10), text: 'Your basket\n£89' })
  expect(differing?.pixels).toBeCloseTo(100 / 1600)
  expect(differing?.lines).toEqual(['- £98', '+ £89'])
  const { data } = await sharp(differing?.png).raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([220, 30, 30])
  const longer = await compareViews(before, { ...before, png: await draw(0, 80) })
  expect(longer?.pixels).toBeCloseTo(0.5)
})

test('a gallery is opened by a link, and a first one has nothing to compare with [CLI-06]', () => {
  const toView = (name: string, isCompared: boolean) => ({ name, status: 200, errors: [], isCompared })
  const format = (...views: ReturnType<typeof toView>[]) => formatMade({ folder: FOLDER, views, left: [], ms: 1_000 })
  expect(format(toView('cart-360', false))).toBe(
    [
      `1 views in 1.0 s: ${FOLDER}/index.html`,
      `Open it in a browser: ${pathToFileURL(FOLDER)}/index.html`,
      'There is nothing earlier to compare with: run it again after a change.',
    ].join('\n'),
  )
  expect(format(toView('cart-360', true))).toContain('\nNone differs from an earlier one.')
  expect(format(toView('cart-360', true), toView('new-360', false))).toContain(' New, without an earlier one: 1.')
  expect(formatGallery([toView('cart-360', false)], 'Gallery')).toContain('There is nothing earlier to compare with')
})
