import { expect } from '@playwright/test'
import { test } from '#tests/support/kept-page.ts'
import { ANSWERS } from '#tests/support/shopper/finder.ts'

const STEPS = Object.keys(ANSWERS)
const { watch, 't-shirt': _tShirt, jacket, style: _style, ...FIRST_SEVEN } = ANSWERS

test('the size can be seen after seven questions, by keyboard, and says what it lacks [FIT-20] [FIT-16]', async ({
  page,
  shopper,
  world,
}) => {
  const title = page.locator('[data-screen-title]')
  const seeResult = page.getByRole('button', { name: 'See my size now' })
  const tops = shopper.finder.half('Top half')
  await shopper.finder.restoreAnswers(FIRST_SEVEN, [...Object.keys(FIRST_SEVEN), 'watch'])
  await page.goto('/fit-finder?step=watch')
  await expect(page.getByText('We know your trousers. What is left is about tops and taste.')).toBeVisible()
  await page.getByRole('radio', { name: '2' }).focus()
  await page.keyboard.press('ArrowDown')
  for (const name of ['Next', 'Skip this one', 'See my size now']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(title).toHaveText('Your fit')
  await expect(title).toBeFocused()
  await expect(shopper.finder.half('Bottom half').getByText(/^3\d is your best match\.$/)).toBeVisible()
  await expect(tops.getByText(/is our best guess\.$/)).toBeVisible()
  await expect(tops.getByText('Less certain without your T-shirt size and jacket size.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Not answered' })).toHaveCount(3)
  await expect.poll(() => shopper.finder.answers()).toEqual({ ...FIRST_SEVEN, watch })
  const [call] = await world.requests('recommend')
  const { entry } = await world.control.journalEntry(world.id, call?.seq ?? 0)
  const sent = entry.kind === 'request' ? entry.exchange?.request.body?.text : undefined
  expect(Object.keys(JSON.parse(sent ?? '{}')).toSorted()).toEqual([
    'age',
    'build',
    'height',
    'size_up',
    'slim_fit',
    'waist',
    'watch',
    'weight',
  ])

  await page.reload()
  await expect(tops.getByText('Less certain without your T-shirt size and jacket size.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked()
  await page.goForward()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(title).toHaveText('Which hole do you use on your watch strap?')
  await expect(page).toHaveURL(/step=watch$/)
  await page.goForward()

  await tops.getByRole('button', { name: 'Answer T-shirt size' }).click()
  await page.getByRole('radio', { name: 'L', exact: true }).click()
  await expect(tops.getByText('Less certain without your jacket size.')).toBeVisible()
  await tops.getByRole('button', { name: 'Answer jacket size' }).click()
  await page.getByRole('radio', { name: jacket }).click()
  await expect(tops.getByText(/is your best match\.$/)).toBeVisible()
  await expect(tops.getByText(/^Less certain/)).toHaveCount(0)
  await expect(seeResult).toHaveCount(0)
})

test('earlier questions do not offer the result, and a skipped one takes the promise back [FIT-20]', async ({
  page,
  shopper,
}) => {
  const seeResult = page.getByRole('button', { name: 'See my size now' })
  await shopper.finder.restoreAnswers({ ...ANSWERS, waist: undefined })
  for (const [at, step] of STEPS.entries()) {
    await page.goto(`/fit-finder?step=${step}`)
    await expect(page.getByRole('status').filter({ hasText: `${at + 1} of 11` })).toBeVisible()
    await expect(seeResult).toHaveCount(at < 7 ? 0 : 1)
  }
  await expect(page.getByText('We know your trousers.')).toHaveCount(0)
  await seeResult.click()
  await expect(shopper.finder.half('Bottom half').getByText('Less certain without your usual waist.')).toBeVisible()
})
