import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { pressTab } from './focus-mark.ts'
import { listWeakParts } from './non-text-contrast.ts'

const DRAWING = '<svg class="drawing" width="20" height="20"><path d="M0 0L20 20" /></svg>'

/** A field, an icon and a link on white, with a style for each. */
const show = (page: Page, styles: { field: string; icon: string; mark: string; focus: string }) =>
  page.setContent(`<style>
    body { background: #fff }
    input { border: 1px solid; background: #fff; ${styles.field} }
    button { background: none }
    .drawing { fill: none; ${styles.icon} }
    a::before { content: ""; display: block; width: 9px; height: 9px; ${styles.mark} }
    a:focus { ${styles.focus} }
  </style>
  <a class="link" href="#there">There</a> <label><input name="field" /></label> <button>${DRAWING}</button>`)

// #8f8f8f has 3.23:1 on white, #999999 2.85:1
test('what is weaker than 3:1 is found: a field, an icon, a drawn mark, a focus mark [OPS-05] [OPS-15]', async ({
  page,
}) => {
  const focus = 'outline: 2px solid #999999'
  await show(page, { field: 'border-color: #999999', icon: 'stroke: #999999', mark: 'background: #999999', focus })
  expect(await listWeakParts(page)).toEqual([
    expect.stringMatching(/^input.* field: 2\.85$/),
    expect.stringMatching(/^svg\.drawing : 2\.85$/),
    expect.stringMatching(/^a\.link ::before: 2\.85$/),
  ])
  expect(await pressTab(page)).toMatchObject({ hasArea: true, contrast: expect.closeTo(2.85, 1) })
})

test('what has 3:1 is not found, whatever part of it has [OPS-05] [OPS-15]', async ({ page }) => {
  const focus = 'outline: none; background: #8f8f8f'
  await show(page, {
    field: 'border-color: #8f8f8f',
    icon: 'stroke: #eee; fill: #8f8f8f',
    mark: 'border: 1px solid #8f8f8f',
    focus,
  })
  expect(await listWeakParts(page)).toEqual([])
  expect(await pressTab(page)).toMatchObject({ hasArea: true, contrast: expect.closeTo(3.23, 1) })
  // an outline is measured on what it lies on
  await show(page, {
    field: '',
    icon: '',
    mark: '',
    focus: 'outline: 2px solid #fff; outline-offset: 2px; background: #001e3c',
  })
  expect((await pressTab(page))?.contrast).toBeGreaterThan(15)
  await show(page, { field: '', icon: '', mark: '', focus: 'outline: 2px solid #fff; outline-offset: 2px' })
  expect((await pressTab(page))?.contrast).toBe(1)
})

test.describe('a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('sees which of two pictures a card shows, in forced colours too [OPS-05] [OPS-15]', async ({ page }) => {
    await page.goto('/collections/trousers')
    expect(await listWeakParts(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await listWeakParts(page)).toEqual([])
    const [shown, other] = await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .locator('[data-swipes]')
      .evaluate((pictures) => ['::before', '::after'].map((dot) => getComputedStyle(pictures, dot).backgroundColor))
    expect([shown, other]).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)'])
  })
})
