import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { formatRows, measureRequests } from './fault-matrix/measure-requests.ts'
import { captureCalls, type ShopRequest } from './fault-matrix/shop-requests.ts'
import { SHOP_FORMS, type ShopForm } from './forms/shop-forms.ts'

/** Every form that can be posted without script, complete. */
const POSTED_FORMS: readonly (readonly [path: string, fields: Readonly<Record<string, string>>])[] = [
  ['/newsletter', { email: 'tom@example.com' }],
  ['/refer-a-friend', { name: 'Tom', email: 'tom@example.com', friendEmail: 'sam@example.com', message: 'They fit.' }],
  [
    '/spoke-feedback',
    {
      recommendLikelihood: '9',
      fitRating: '4',
      deliveryAndServiceRating: '5',
      priceVersusValue: '3',
      siteNavigation: '1',
      improveFit: 'Longer legs',
    },
  ],
  ['/unsubscribe', { firstName: 'Jo', lastName: 'Marsh', address: '1 Mill Lane', postcode: 'LS1 4AP' }],
  ['/returns', { step: 'find', number: 'SP1001', proof: 'jo@example.com' }],
  ['/order-status', { number: 'SP1001', proof: 'jo@example.com' }],
  ['/cart', { code: 'SORTED' }],
  ['/cart', { 'gift-message': 'Happy birthday' }],
  ['/cart', { product: 'heroes-navy', w: '34', b: 'B', l: '32' }],
]

const SCENARIOS = ['returning-customer', 'order-on-its-way']

test.use({ scenario: SCENARIOS })

test('a form without script is answered with its page while an upstream fails [ERR-03]', async ({
  world,
  context,
  baseURL,
}) => {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const requests = POSTED_FORMS.map(([path, fields]) => ({
    name: 'form',
    method: 'POST',
    path,
    headers: {
      cookie,
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      origin: baseURL ?? '',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams(fields).toString(),
  }))
  const rows = await measureRequests({ ...world, origin: baseURL, scenarios: SCENARIOS, from: world }, requests)
  console.log(formatRows(rows))
  expect(rows.length).toBeGreaterThan(POSTED_FORMS.length)
  for (const { request, upstream, cells } of rows)
    for (const { fault, failing, afterwards } of cells) {
      const cell = `${request.path} while ${upstream} fails: ${fault}`
      expect.soft([200, 303], cell).toContain(failing.status)
      if (failing.status === 200) expect.soft(failing.parts, cell).toContain('main')
      expect.soft(failing.headers.get('cache-control'), cell).toMatch(/no-store/)
      expect.soft([200, 303], `${cell}, and works again`).toContain(afterwards.status)
    }
})

/** Of forms that make the same call, the first. */
const CALLING_FORMS = SHOP_FORMS.filter(
  ({ call }, at) => SHOP_FORMS.findIndex((form) => form.call.operation === call.operation) === at,
)

test('the call of a form is answered while an upstream fails [ERR-03]', async ({ page, world, shopper, baseURL }) => {
  const calls: ShopRequest[] = []
  for (const form of CALLING_FORMS) {
    await page.goto(form.path)
    await form.open?.({ page, shopper })
    const place = form.place?.({ page, shopper }) ?? page.getByRole('main')
    calls.push(
      ...(await captureCalls(page, async () => {
        await fill(place, form)
        await place.getByRole('button', { name: form.submit, exact: true }).click()
        await expect(form.success({ page, shopper })).toBeVisible()
      })),
    )
  }
  const rows = await measureRequests({ ...world, origin: baseURL, scenarios: SCENARIOS, from: world }, calls)
  console.log(formatRows(rows))
  expect(rows.length).toBeGreaterThanOrEqual(CALLING_FORMS.length)
  for (const { request, upstream, cells } of rows)
    for (const { fault, failing, afterwards } of cells) {
      const cell = `${request.name} while ${upstream} fails: ${fault}`
      // 500 is how a rejected call arrives, which forms show as a failure
      expect.soft([200, 500], cell).toContain(failing.status)
      expect.soft(afterwards.status, `${cell}, and works again`).toBe(200)
    }
})

async function fill(place: Locator, { fields }: ShopForm) {
  for (const field of fields) {
    if (field.kind === 'radio')
      await place
        .getByRole('radiogroup', { name: field.label })
        .getByRole('radio')
        .nth(field.presses)
        .check({ force: true })
    else {
      const control = place.getByLabel(field.label, { exact: true })
      if (field.kind === 'checkbox') await control.check()
      else if (field.kind === 'select') await control.pressSequentially(field.value)
      else await control.fill(field.value)
    }
  }
}
