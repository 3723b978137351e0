import type { Page } from '@playwright/test'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { GONE_LINE } from '#mocks/scenarios/cart/cart-lines-missing.ts'
import type { World } from '../support/shop.ts'
import { ANSWERS } from '../support/shopper/finder.ts'
import { carryFit } from '../support/shopper/fit.ts'
import type { createShopper } from '../support/shopper/shopper.ts'

type Shop = { page: Page; world: World; shopper: ReturnType<typeof createShopper> }

/** How to cause a row of the error catalogue in a browser. The row itself says what is shown and reported. */
export type RowOnScreen = {
  /** Scenarios to load; at least one of them reproduces the row. */
  scenario: readonly string[]
  /** A page to open before the scenarios are loaded. */
  openBefore?: string
  /** The visitor's consent. Default: 'necessary'. */
  consent?: string
  /** The page is the generic error page with status 503. */
  isErrorPage?: true
  /** The message of a failed call in the browser's console. */
  inConsole?: RegExp
  /** Other rows that the same scenario causes. */
  alsoReported?: readonly CatalogueCode[]
  act: (shop: Shop) => Promise<unknown>
}

const PRODUCT = '/products/heroes-navy?w=34&b=B&l=32'
const visit =
  (path: string): RowOnScreen['act'] =>
  ({ page }) =>
    page.goto(path)

/** Posts the form of a line that was rendered before. */
const changeOldLine =
  (line: string): RowOnScreen['act'] =>
  async ({ page }) => {
    await page.goto('/cart')
    await page.evaluate((id) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/cart' })
      for (const [name, value] of [
        ['line', id],
        ['merchandise', 'gid://shopify/ProductVariant/1001001'],
        ['set', '2'],
      ] as const)
        form.append(Object.assign(document.createElement('input'), { name, value }))
      document.body.append(form)
      form.submit()
    }, line)
  }

const findOrder: RowOnScreen['act'] = async ({ page, shopper }) => {
  await page.goto('/returns?order=SP1001')
  await shopper.returns.find()
}
const createReturn: RowOnScreen['act'] = async ({ shopper }) => {
  await shopper.returns.reachCarriers()
  await shopper.returns.create()
}

/**
 * Every row that a page can show or report. e2e/error-catalogue.spec.ts runs each one in a browser and compares the row
 * with what is shown and reported. A new screen adds its rows here and removes them from `notYetOnScreen`.
 */
export const onScreen = {
  'cart.completed': { scenario: ['cart-completed'], act: visit('/cart') },
  'cart.no-id': {
    scenario: ['cart-id-lost'],
    // the line was rendered before the cookie was lost
    act: changeOldLine('gid://shopify/CartLine/1?cart=1'),
  },
  'cart.lines-missing': { scenario: ['cart-lines-missing'], act: changeOldLine(GONE_LINE) },
  'cart.change-failed': {
    scenario: ['cart-update-fails'],
    act: async ({ page, shopper }) => {
      await page.goto('/cart')
      await shopper.cart
        .lines()
        .first()
        .getByRole('button', { name: /^Increase/ })
        .click()
    },
  },
  'cart.add-failed': {
    scenario: ['add-to-cart-fails'],
    act: async ({ page, shopper }) => {
      await page.goto(PRODUCT)
      await shopper.product.add()
    },
  },
  'cart.variant-unavailable': {
    scenario: ['variant-sold-out'],
    openBefore: PRODUCT,
    act: ({ shopper }) => shopper.product.add(),
  },
  'cart.colour-unavailable': {
    scenario: ['colour-sold-out'],
    openBefore: PRODUCT,
    act: ({ shopper }) => shopper.product.add(),
  },
  'fit.recommend-failed': {
    scenario: ['fit-service-down'],
    // the scenario's visitor is signed in, so the shop fetches the saved fit as well
    alsoReported: ['fit.token-failed', 'fit.fetch-failed'],
    act: async ({ page, shopper }) => {
      await shopper.finder.restoreAnswers(ANSWERS)
      await page.goto('/fit-finder?step=style')
      await shopper.finder.next()
      await shopper.finder.heading('That didn’t work').waitFor()
    },
  },
  'fit.not-found-by-email': {
    scenario: ['no-fit-for-email'],
    act: async ({ page }) => {
      await page.goto('/fit-finder?step=find')
      await page.getByLabel('Email').fill('nobody@example.com')
      await page.getByRole('button', { name: 'Find my fit' }).click()
    },
  },
  'fit.mail-failed': {
    scenario: ['fit-mail-fails'],
    act: async ({ page }) => {
      await page.goto('/fit-finder?step=find')
      await page.getByLabel('Email').fill('jo@example.com')
      await page.getByRole('button', { name: 'Find my fit' }).click()
    },
  },
  'stock.request-failed': {
    scenario: ['variant-sold-out', 'back-in-stock-down'],
    act: async ({ page, shopper }) => {
      await page.goto(PRODUCT)
      await page.getByRole('button', { name: 'Tell me when it’s back' }).click()
      await shopper.product.backInStock.getByLabel('Email address').fill('jo@example.com')
      await shopper.product.backInStock.getByRole('button', { name: 'Email me' }).click()
    },
  },
  'collection.read-failed': { scenario: ['collections-down'], isErrorPage: true, act: visit('/collections/belts') },
  'fit.stored-filters-corrupt': { scenario: ['corrupt-stored-filters'], act: visit('/collections/trousers') },
  'product.read-failed': { scenario: ['product-down'], isErrorPage: true, act: visit('/products/heroes-navy') },
  'content.page-failed': { scenario: ['page-down'], isErrorPage: true, act: visit('/pages/about-us') },
  'content.image-failed': { scenario: ['content-asset-missing'], act: visit('/pages/about-us') },
  'content.not-found': { scenario: ['content-not-found'], inConsole: /404/, act: visit('/pages/about-us') },
  'content.banner-failed': { scenario: ['flash-banner-down'], act: visit('/collections/belts') },
  'content.promo-failed': { scenario: ['promos-down'], act: visit('/collections/trousers') },
  'content.care-failed': { scenario: ['care-copy-down'], act: visit('/products/heroes-navy') },
  'product.others-failed': {
    scenario: ['recommendations-down'],
    inConsole: /500/,
    act: async ({ page }) => {
      await page.goto('/products/heroes-navy')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    },
  },
  'item.left-out': { scenario: ['odd-product'], act: visit('/collections/belts') },
  'search.failed': { scenario: ['search-down'], inConsole: /503/, act: visit('/search?q=merino') },
  'header.missing': { scenario: ['header-missing'], act: visit('/collections/belts') },
  'menu.fetch-failed': { scenario: ['menu-down'], act: visit('/collections/belts') },
  'reviews.read-failed': { scenario: ['reviews-down'], act: visit('/') },
  'analytics.send-failed': {
    scenario: ['analytics-down'],
    consent: 'necessary,analytics',
    inConsole: /502 .*\/api\/visit/,
    act: visit('/collections/belts'),
  },
  'analytics.basket-failed': {
    scenario: ['goods-without-sku'],
    consent: 'necessary,analytics',
    act: async ({ page, shopper }) => {
      await page.goto(PRODUCT)
      await shopper.product.add()
    },
  },
  'flags.fetch-failed': {
    scenario: ['flags-down'],
    consent: 'necessary,analytics',
    // a visitor who could be prompted on the one page that is opened; the flag's default holds
    act: async ({ page, shopper }) => {
      await page.goto('/robots.txt')
      await shopper.newsletter.openByLeaving('/pages/about-us')
    },
  },
  'customer.read-failed': {
    scenario: ['customer-with-orders', 'customer-unreadable'],
    // finding out whose fit to fetch fails, too
    alsoReported: ['fit.identify-failed'],
    act: visit('/account?page=overview'),
  },
  'customer.change-failed': {
    scenario: ['customer-with-orders', 'customer-update-fails'],
    act: async ({ page }) => {
      await page.goto('/account?page=details&edit=name')
      await page.getByLabel('Last name').fill('March')
      await page.getByRole('button', { name: 'Save name' }).click()
    },
  },
  'customer.provinces-failed': {
    scenario: ['customer-with-orders', 'provinces-down'],
    act: async ({ page }) => {
      await page.goto('/account?page=addresses&edit=new')
      await page.getByRole('textbox', { name: 'County (optional)' }).waitFor()
    },
  },
  'sign-in.state-mismatch': {
    scenario: ['sign-in-state-mismatch'],
    act: visit('/account?code=some-code&state=another-state'),
  },
  'sign-in.failed': {
    scenario: ['sign-in-code-expired'],
    act: visit('/account?code=the-code-it-came-back-with&state=the-state-it-set-out-with'),
  },
  'mailing.subscribe-failed': {
    scenario: ['newsletter-down'],
    alsoReported: ['mailing.request-failed'],
    act: async ({ page }) => {
      await page.goto('/collections/belts')
      const footer = page.getByRole('contentinfo')
      await footer.getByLabel('Email address').fill('jo@example.com')
      await footer.getByRole('button', { name: 'Sign up' }).click()
    },
  },
  'mailing.request-failed': {
    scenario: ['refer-a-friend-down'],
    act: async ({ page }) => {
      await page.goto('/refer-a-friend')
      await page.getByLabel('Your name').fill('Jo')
      await page.getByLabel('Your email').fill('jo@example.com')
      await page.getByLabel('His email').fill('bo@example.com')
      await page.getByRole('button', { name: 'Send the invitation' }).click()
    },
  },
  'phone.invalid': {
    scenario: ['phone-check-down'],
    act: async ({ page, shopper }) => {
      await page.goto('/collections/belts')
      await shopper.newsletter.openByLeaving()
      const { number, submit } = await shopper.newsletter.choosePhone()
      await number.fill('07700 900123')
      await submit.click()
    },
  },
  'fit.fetch-failed': { scenario: ['fit-service-down'], alsoReported: ['fit.token-failed'], act: visit('/cart') },
  'fit.none': { scenario: ['visitor-without-fit'], act: visit('/cart') },
  'fit.token-failed': { scenario: ['fit-token-fails'], act: visit('/cart') },
  'fit.identify-failed': { scenario: ['identify-fails'], act: visit('/cart') },
  'fit.save-failed': {
    scenario: ['fit-save-fails'],
    inConsole: /500/,
    act: async ({ page, shopper }) => {
      await page.goto('/cart')
      await carryFit(page.context(), page.url())
      await page.goto('/cart?saved_fit_modal=true')
      await shopper.fit.edit()
      await shopper.fit.choose('Waist', '36')
      await shopper.fit.save().click()
      await page.getByRole('button', { name: 'Not saved' }).waitFor()
    },
  },
  'fit.forget-failed': {
    scenario: ['returning-customer', 'fit-forget-fails'],
    act: async ({ page }) => {
      await page.goto('/account?page=overview')
      await page.getByRole('button', { name: 'Delete my fit' }).click()
      await page.getByRole('button', { name: 'Delete it' }).click()
    },
  },
  'form.question-missed': {
    scenario: ['feedback-down'],
    act: async ({ page }) => {
      await page.goto('/unsubscribe')
      await page.getByLabel('First name').fill('Jo')
      await page.getByLabel('Last name').fill('Marsh')
      await page.getByLabel('Address', { exact: true }).fill('1 Mill Lane')
      await page.getByLabel('Postcode').fill('LS1 4AP')
      await page.getByRole('button', { name: 'Stop sending it' }).click()
    },
  },
  'reviews.vote-failed': {
    scenario: ['review-votes-down'],
    act: async ({ page }) => {
      await page.goto('/products/heroes-navy')
      await page.locator('#reviews').scrollIntoViewIfNeeded()
      await page.locator('#reviews').getByRole('button', { name: 'Helpful' }).first().click()
    },
  },
  'order.tracking-failed': {
    scenario: ['tracking-down'],
    act: async ({ page }) => {
      await page.goto('/order-status?order=SP1001')
      await page.getByLabel('Email or postcode').fill('jo@example.com')
      await page.getByRole('button', { name: 'Find my order' }).click()
    },
  },
  'returns.order-not-found': { scenario: ['returns-order-not-found'], act: findOrder },
  'returns.all-returned': { scenario: ['returns-all-returned'], act: findOrder },
  'returns.system-down': { scenario: ['returns-system-down'], act: findOrder },
  'returns.maintenance': { scenario: ['returns-maintenance'], act: findOrder },
  'returns.call-failed': { scenario: ['returns-call-fails'], act: findOrder },
  'returns.carrier-needed': {
    scenario: ['returns-carrier-needed'],
    act: async ({ shopper }) => {
      await shopper.returns.reachCarriers()
      await shopper.returns.press('Create return')
    },
  },
  'returns.carrier-problem': { scenario: ['returns-carrier-problem'], act: createReturn },
  'returns.not-issued': { scenario: ['returns-not-issued'], act: createReturn },
  'returns.label-not-generated': { scenario: ['returns-label-not-generated'], act: createReturn },
  'feedback.visit-failed': {
    scenario: ['returning-customer', 'visit-feedback-down'],
    act: async ({ page }) => {
      await page.goto('/account?page=overview')
      await page.getByRole('button', { name: 'Just right' }).click()
      await page.getByText('That didn’t reach us.').waitFor()
    },
  },
} as const satisfies Partial<Record<CatalogueCode, RowOnScreen>>
