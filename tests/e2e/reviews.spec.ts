import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { expectNoViolations } from './axe.ts'

const HEROES = '/products/heroes-navy'
const getReviews = (page: Page) => page.locator('#reviews')
const getItems = (page: Page) =>
  getReviews(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const getBar = (page: Page, stars: number) =>
  getReviews(page).getByRole('button', { name: new RegExp(`^${stars} stars?\\b`) })
const getAll = (page: Page) => getReviews(page).getByRole('button', { name: 'All reviews' })
const getHelpful = (page: Page) => getItems(page).first().getByRole('button', { name: 'Helpful' })

async function openReviews(page: Page, path = HEROES) {
  await page.goto(path)
  await getReviews(page).scrollIntoViewIfNeeded()
  await expect(getAll(page)).toBeVisible()
}

test('a bar of stars lists its reviews, by keyboard, Back and reload alike [PDP-11]', async ({ page }) => {
  await openReviews(page)
  const status = getReviews(page).getByRole('status')
  await expect(status).toHaveText('4 of 30')
  await expect(getAll(page)).toHaveAttribute('aria-pressed', 'true')
  await getBar(page, 4).focus()
  await page.keyboard.press('Space')
  await expect(getBar(page, 4)).toHaveAttribute('aria-pressed', 'true')
  await expect(getBar(page, 4)).toBeFocused()
  await expect(status).toHaveText(/^4 of \d+ with 4 stars$/)
  await expect(getItems(page).getByRole('img', { name: '4 out of 5 stars' })).toHaveCount(4)
  await getReviews(page).getByRole('button', { name: 'Show more reviews' }).click()
  await expect(getItems(page).getByRole('img', { name: '4 out of 5 stars' })).not.toHaveCount(4)
  await expectNoViolations(page, '#reviews')

  await getBar(page, 5).click()
  await expect(status).toHaveText('4 of 18 with 5 stars')
  await page.goBack()
  await expect(status).toHaveText(/with 4 stars$/)
  await page.reload()
  await getReviews(page).scrollIntoViewIfNeeded()
  await expect(status).toHaveText(/with 4 stars$/)
  await getAll(page).click()
  await expect(status).toHaveText('4 of 30')
  await expect(getBar(page, 4)).toHaveAttribute('aria-pressed', 'false')
  await page.goBack()
  await expect(status).toHaveText(/with 4 stars$/)
  // a second press of the pressed bar lists all again
  await getBar(page, 4).click()
  await expect(status).toHaveText('4 of 30')
})

test('a vote counts once, is kept, and is taken back by a second press [PDP-11]', async ({ page, world, context }) => {
  await openReviews(page)
  await expect(getReviews(page).getByRole('combobox', { name: 'Sort reviews' })).toHaveValue('helpful')
  const item = getItems(page).first()
  const title = (await item.getByRole('heading').textContent()) ?? ''
  const count = Number(/\d+/.exec((await item.getByText(/people found this helpful/).textContent()) ?? '')?.[0])
  await getHelpful(page).dblclick()
  await expect(getHelpful(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(item.getByText(`${count + 1} people found this helpful`)).toBeVisible()
  await expect.poll(() => world.requests('voteUp')).toHaveLength(1)
  const [sent] = await world.requests('voteUp')
  expect(await world.requests('undoVote')).toEqual([])
  expect(JSON.stringify(sent)).not.toMatch(/anonymousId|customerId|email/i)

  const other = await context.newPage()
  await other.goto(HEROES)
  await getReviews(other).scrollIntoViewIfNeeded()
  await expect(getItems(other).first().getByRole('heading')).toHaveText(title)
  await expect(getHelpful(other)).toHaveAttribute('aria-pressed', 'true')
  await expect(getItems(other).first()).toContainText(`${count + 1} people`)
  await other.close()

  await getHelpful(page).click()
  await expect(getHelpful(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(item.getByText(`${count} people found this helpful`)).toBeVisible()
  await page.reload()
  await getReviews(page).scrollIntoViewIfNeeded()
  await expect(getHelpful(page)).toHaveAttribute('aria-pressed', 'false')
})

test('photos of buyers open larger, say what they show, and give the focus back [PDP-11]', async ({ page }) => {
  await openReviews(page)
  const more = getReviews(page).getByRole('button', { name: 'Show more reviews' })
  const photo = getReviews(page)
    .getByRole('link', { name: /^Heroes in .+, on .+, photo by .+$/ })
    .first()
  while (!(await photo.isVisible())) await more.click()
  const name = (await photo.getByRole('img').getAttribute('alt')) ?? ''
  await photo.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Photos by / })
  await expect(dialog.getByRole('img', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(photo).toBeFocused()
})

test.describe('votes that cannot be counted', () => {
  test.use({ scenario: ['review-votes-down'] })

  test('say so beside the button, and nothing is counted [PDP-11]', async ({ page }) => {
    await openReviews(page)
    const before = await getItems(page)
      .first()
      .getByText(/found this helpful/)
      .textContent()
    await getHelpful(page).click()
    const alert = getItems(page).first().getByRole('alert')
    await expect(alert).toHaveText('Your vote did not go through. Please try again in a moment.')
    await expect(getHelpful(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(
      getItems(page)
        .first()
        .getByText(/found this helpful/),
    ).toHaveText(before ?? '')
    await expectNoViolations(page, '#reviews')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the most helpful reviews can be read, without buttons that do nothing [PDP-11] [OPS-06]', async ({ page }) => {
    await page.goto(HEROES)
    await expect(getItems(page)).toHaveCount(4)
    for (const name of ['Helpful', 'All reviews']) await expect(page.getByRole('button', { name })).toHaveCount(0)
  })
})
