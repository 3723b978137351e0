import { expect, test } from '#tests/support/kept-page.ts'

test('a press that is taken back does nothing [OPS-05] [OPS-15]', async ({ page, shopper }) => {
  await page.goto('/products/heroes-navy?w=34&b=B&l=32')
  for (const control of [
    page.getByRole('button', { name: 'Add to basket' }),
    page.getByRole('banner').getByRole('link', { name: 'Basket' }),
    page.getByRole('banner').getByRole('link', { name: 'Find your Fit' }),
  ]) {
    await control.hover()
    await page.mouse.down()
    await page.mouse.move(2, 400)
    await page.mouse.up()
  }
  await expect(page).toHaveURL('/products/heroes-navy?w=34&b=B&l=32')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await shopper.cart.expectCount(0)
})

test('what opens under the pointer closes by Escape and stays while the pointer is on it [OPS-05] [OPS-15] [NAV-05]', async ({
  page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  const panelLink = bar.getByRole('link', { name: 'Casual trousers', exact: true })
  await expect(bar.locator('[data-interactive]')).toBeAttached()
  await bar.getByRole('link', { name: 'Trousers', exact: true }).hover()
  await expect(panelLink).toBeVisible()
  await panelLink.hover()
  await expect(panelLink).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelLink).toBeHidden()
})

/** Runs in the page: the markup of what has the focus, if something covers it. */
function findCovered(): string | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  // the label is what is seen of a hidden field
  const target = element.closest('label') ?? element
  const { left, top, width, height } = target.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + height * part))
  return points.some((at) => at && (target.contains(at) || at.contains(target))) ? null : target.outerHTML.slice(0, 120)
}

for (const path of ['/', '/collections/trousers', '/products/heroes-navy', '/pages/about-us'])
  test(`nothing covers what has the focus on ${path}, going back through it [OPS-05] [OPS-15]`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('contentinfo').getByRole('link').last().focus()
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Shift+Tab')
      // what lies over the page gives way after the focus has come
      await expect.poll(() => page.evaluate(findCovered)).toBeNull()
    }
  })

for (const { becomes, presses } of [
  { becomes: 'Save for later', presses: 1 },
  { becomes: 'Remove', presses: 0 },
])
  test(`a button that is rendered anew as ${becomes} during its press is pressed ${presses} times [OPS-05]`, async ({
    page,
  }) => {
    await page.goto('/pages/about-us')
    const show = (label: string) =>
      page.evaluate((name) => {
        const button = document.createElement('button')
        Object.assign(button, { type: 'button', ariaLabel: name, textContent: name })
        button.style.cssText = 'position: fixed; inset: 40% auto auto 40%; z-index: 99'
        button.addEventListener('click', () => (button.dataset.presses = '1'))
        document.querySelector('[data-trial]')?.remove()
        button.setAttribute('data-trial', '')
        document.body.append(button)
      }, label)
    await show('Save for later')
    const trial = page.locator('[data-trial]')
    await trial.hover()
    await page.mouse.down()
    await show(becomes)
    await page.mouse.up()
    await expect(trial).toHaveText(becomes)
    await expect(page.locator('[data-trial][data-presses]')).toHaveCount(presses)
  })
