import type { Locator, Page } from '@playwright/test'
import { ANSWERS } from '#tests/support/shopper/finder.ts'
import type { createShopper } from '#tests/support/shopper/shopper.ts'

type Shop = { page: Page; shopper: ReturnType<typeof createShopper> }

/** A field in the order of the Tab key, and how it is filled by keyboard. */
export type FormField = { label: string | RegExp } & (
  | { kind: 'text'; value: string }
  /** FORM-01. An optional one may stay empty. */
  | { kind: 'email'; value: string; isOptional?: true }
  /** The option that begins with this, which is typed. */
  | { kind: 'select'; value: string }
  /** A group of radio buttons; `presses` of an arrow key lead from the first to the chosen one. */
  | { kind: 'radio'; presses: number }
  | { kind: 'checkbox' }
)

/** A form of the shop, with a complete input and the failure of the upstream that it needs. */
export type ShopForm = {
  name: string
  /** Its component. */
  file: string
  /** Scenarios to load. */
  scenario?: readonly string[]
  path: string
  /** What a shopper does on the page until the form is there. */
  open?: (shop: Shop) => Promise<unknown>
  /** The part of the page that holds the form. Default: the main part. */
  place?: (shop: Shop) => Locator
  fields: readonly FormField[]
  submit: string
  /** What the first field says when an empty form is submitted. Absent: its button is disabled, or nothing is required. */
  emptyProblem?: string
  /** The call of an upstream that the form makes once; it fails the first time. */
  call: { upstream: string; operation: string }
  /** What is announced where the call fails. */
  failure: string | RegExp
  /** Where trying again has a button of its own, its name; that screen keeps the input. */
  retry?: string
  /** What is there once the call has succeeded. */
  success: (shop: Shop) => Locator
}

const SUBSCRIBE = { upstream: 'backend', operation: 'mailingList' }
const NOT_SUBSCRIBED = 'There was a problem subscribing, try again later.'
const EMAIL = { label: 'Email address', kind: 'email', value: 'tom@example.com' } as const
const isOnTheList = ({ shopper }: Shop) => shopper.newsletter.confirmation
const ACCOUNT_FAILED = 'We couldn’t save that just now. Nothing you typed is lost: please try again in a moment.'
const CART_FAILED = 'We couldn’t reach your basket just now. Nothing is lost: please try again.'

/** Every form that calls an upstream, by keyboard and with a failure. A new form joins here; `tests/forms.test.ts` fails until it does. */
export const SHOP_FORMS: readonly ShopForm[] = [
  {
    name: 'the newsletter in the footer',
    file: 'app/mailing/newsletter/newsletter-form.tsx',
    path: '/pages/about-us',
    open: ({ shopper }) => shopper.newsletter.findFooterForm(),
    place: ({ page }) => page.getByRole('contentinfo'),
    fields: [EMAIL],
    submit: 'Sign up',
    call: SUBSCRIBE,
    failure: NOT_SUBSCRIBED,
    success: isOnTheList,
  },
  {
    name: 'the newsletter’s modal by email',
    file: 'app/mailing/newsletter/newsletter-form.tsx',
    path: '/pages/about-us',
    open: ({ shopper }) => shopper.newsletter.openByLeaving(),
    place: ({ shopper }) => shopper.newsletter.offer,
    fields: [EMAIL],
    submit: 'Sign up',
    call: SUBSCRIBE,
    failure: NOT_SUBSCRIBED,
    success: isOnTheList,
  },
  {
    name: 'the newsletter’s modal by phone',
    file: 'app/mailing/newsletter/modal/newsletter-modal.tsx',
    path: '/pages/about-us',
    open: async ({ shopper }) => {
      await shopper.newsletter.openByLeaving()
      await shopper.newsletter.choosePhone()
    },
    place: ({ shopper }) => shopper.newsletter.offer,
    fields: [
      { label: 'Country', kind: 'select', value: 'Ireland' },
      { label: 'Phone number', kind: 'text', value: '085 123 4567' },
    ],
    submit: 'Sign up',
    call: SUBSCRIBE,
    failure: NOT_SUBSCRIBED,
    success: isOnTheList,
  },
  {
    name: 'the newsletter’s page',
    file: 'app/mailing/newsletter/newsletter-form.tsx',
    path: '/newsletter',
    fields: [EMAIL],
    submit: 'Sign up',
    call: SUBSCRIBE,
    failure: NOT_SUBSCRIBED,
    success: isOnTheList,
  },
  {
    name: 'finding a saved fit',
    file: 'app/fit/finder/find-saved-fit.tsx',
    scenario: ['fit-saved'],
    path: '/fit-finder?step=find',
    fields: [{ label: 'Email', kind: 'email', value: 'jo@example.com' }],
    submit: 'Find my fit',
    call: { upstream: 'fit', operation: 'mailFit' },
    failure: 'We found your fit, but couldn’t send the email just now. Please try again in a moment.',
    success: ({ page }) => page.getByRole('heading', { name: 'Your fit is coming' }),
  },
  {
    name: 'saving a fit',
    file: 'app/fit/finder/result/register.tsx',
    path: '/fit-finder?step=result',
    open: async ({ page, shopper }) => {
      await shopper.finder.restoreAnswers(ANSWERS)
      await page.goto('/fit-finder?step=result')
      await page.getByRole('button', { name: 'Save my fit' }).click()
    },
    fields: [
      { label: 'Email (optional)', kind: 'email', value: 'jo@example.com', isOptional: true },
      { label: /^Tell me about new things/, kind: 'checkbox' },
    ],
    submit: 'Save my fit',
    call: { upstream: 'fit', operation: 'createFit' },
    failure: /^We couldn’t save your fit just now\./,
    retry: 'Try again',
    success: ({ page }) => page.getByText('Your fit is saved, and on its way to jo@example.com.'),
  },
  {
    name: 'asking for a size that is out of stock',
    file: 'app/product/back-in-stock/back-in-stock-modal.tsx',
    path: '/products/julys-ecru',
    // a saved fit has chosen a size
    open: ({ page }) => page.getByRole('button', { name: /^Tell me when (a size is|it’s) back$/ }).click(),
    place: ({ shopper }) => shopper.product.backInStock,
    fields: [
      { label: 'Waist', kind: 'select', value: '34' },
      { label: 'Build', kind: 'select', value: 'B' },
      { label: 'Leg', kind: 'select', value: '32' },
      EMAIL,
    ],
    submit: 'Email me',
    emptyProblem: 'Choose waist',
    call: { upstream: 'backend', operation: 'outOfStock' },
    failure: 'Oops! Something went wrong! Try again later',
    success: ({ page }) => page.getByText('Thank you! We will be in touch when this product becomes available'),
  },
  {
    name: 'referring a friend',
    file: 'app/mailing/referral/referral-form.tsx',
    path: '/refer-a-friend',
    fields: [
      { label: 'Your name', kind: 'text', value: 'Tom' },
      { label: 'Your email', kind: 'email', value: 'tom@example.com' },
      { label: 'His email', kind: 'email', value: 'sam@example.com' },
      { label: 'A line from you, if you like', kind: 'text', value: 'You need these.' },
    ],
    submit: 'Send the invitation',
    emptyProblem: 'Please enter your name, so that he knows who it is from',
    call: { upstream: 'backend', operation: 'referAFriend' },
    failure: 'That did not go through. Nothing is lost: try again in a moment.',
    success: ({ page }) => page.getByRole('heading', { name: 'It is on its way' }),
  },
  {
    name: 'the survey',
    file: 'app/feedback/answers-form.tsx',
    path: '/spoke-feedback',
    fields: [
      { label: 'How likely are you to recommend us to a friend?', kind: 'radio', presses: 9 },
      { label: 'How well does what you bought fit?', kind: 'radio', presses: 3 },
      { label: /^How could we improve the fit/, kind: 'text', value: 'Longer legs' },
      { label: 'How would you rate our delivery and service?', kind: 'radio', presses: 4 },
      { label: 'How good is the value for the price?', kind: 'radio', presses: 2 },
      { label: 'How easy is it to find your way around our site?', kind: 'radio', presses: 0 },
    ],
    submit: 'Send my feedback',
    emptyProblem: 'We think you might have missed a question',
    call: { upstream: 'backend', operation: 'survey' },
    failure: /^We think you might have missed a question\./,
    success: ({ page }) => page.getByRole('heading', { name: 'Thank you for your feedback.' }),
  },
  {
    name: 'stopping the catalogue',
    file: 'app/feedback/answers-form.tsx',
    path: '/unsubscribe',
    fields: [
      { label: 'First name', kind: 'text', value: 'Jo' },
      { label: 'Last name', kind: 'text', value: 'Marsh' },
      { label: 'Address', kind: 'text', value: '1 Mill Lane' },
      { label: 'Postcode', kind: 'text', value: 'LS1 4AP' },
    ],
    submit: 'Stop sending it',
    emptyProblem: 'We think you might have missed a question',
    call: { upstream: 'backend', operation: 'unsubscribe' },
    failure: /^We think you might have missed a question\./,
    success: ({ page }) =>
      page.getByRole('heading', { name: 'Thank you. You will stop receiving our catalogue shortly.' }),
  },
  {
    name: 'following an order',
    file: 'app/order-status/order-status-page.tsx',
    scenario: ['order-on-its-way'],
    path: '/order-status',
    fields: [
      { label: 'Order number', kind: 'text', value: 'SP1001' },
      { label: 'Email or postcode', kind: 'text', value: 'jo@example.com' },
    ],
    submit: 'Find my order',
    emptyProblem: 'Please enter your order number',
    call: { upstream: 'backend', operation: 'trackOrder' },
    failure: 'We couldn’t reach our orders just now. Nothing is lost: please try again in a moment.',
    success: ({ page }) => page.getByRole('heading', { name: 'It is on its way' }),
  },
  {
    name: 'a discount code',
    file: 'app/cart/cart-fold-forms.tsx',
    scenario: ['cart-with-lines'],
    path: '/cart',
    open: ({ page }) => page.getByText('Add a discount code').click(),
    fields: [{ label: 'Discount code', kind: 'text', value: 'SORTED' }],
    submit: 'Apply',
    emptyProblem: 'A code is one word of letters and digits.',
    call: { upstream: 'shopify', operation: 'cartDiscountCodesUpdate' },
    failure: CART_FAILED,
    success: ({ page }) => page.getByText('SORTED is applied'),
  },
  {
    name: 'a gift message',
    file: 'app/cart/cart-fold-forms.tsx',
    scenario: ['cart-with-lines'],
    path: '/cart',
    open: ({ page }) => page.getByText('Add a gift message').click(),
    fields: [{ label: 'Gift message', kind: 'text', value: 'Happy birthday' }],
    submit: 'Save message',
    call: { upstream: 'shopify', operation: 'cartAttributesUpdate' },
    failure: CART_FAILED,
    success: ({ page }) => page.getByRole('button', { name: 'Saved' }),
  },
  {
    name: 'choosing a size',
    file: 'app/product/size/size-form.tsx',
    path: '/products/everyday-tee-white',
    fields: [
      { label: /^Size/, kind: 'radio', presses: 1 },
      { label: /^Cut/, kind: 'radio', presses: 0 },
      { label: /^Length/, kind: 'radio', presses: 1 },
    ],
    submit: 'Add to basket',
    emptyProblem: 'Choose your size.',
    call: { upstream: 'shopify', operation: 'cartCreate' },
    failure:
      "There was a problem adding this product to basket. Please try again, if that doesn't work please contact Customer Service.",
    success: ({ shopper }) => shopper.cart.lines().first(),
  },
  {
    name: 'an address of the account',
    file: 'app/customer/account-form.tsx',
    scenario: ['customer-with-orders'],
    path: '/account?page=addresses&edit=new',
    fields: [
      { label: 'First name (optional)', kind: 'text', value: 'Zoë' },
      { label: 'Last name', kind: 'text', value: 'Marsh' },
      { label: 'Address', kind: 'text', value: '2 Mill Lane' },
      { label: 'Town or city', kind: 'text', value: 'Leeds' },
      { label: 'Postcode', kind: 'text', value: 'LS1 4AP' },
      { label: 'Use as my default address', kind: 'checkbox' },
    ],
    submit: 'Save address',
    call: { upstream: 'customer-account', operation: 'customerAddressCreate' },
    failure: ACCOUNT_FAILED,
    success: ({ page }) => page.getByText('Your new address is saved.'),
  },
  {
    name: 'the name of the account',
    file: 'app/customer/account-form.tsx',
    scenario: ['customer-with-orders'],
    path: '/account?page=details&edit=name',
    fields: [
      { label: 'First name', kind: 'text', value: 'Zoë' },
      { label: 'Last name', kind: 'text', value: 'Marsh' },
    ],
    submit: 'Save name',
    call: { upstream: 'customer-account', operation: 'customerUpdate' },
    failure: ACCOUNT_FAILED,
    success: ({ page }) => page.getByText('Your name is saved.'),
  },
  {
    name: 'preferences of the account',
    file: 'app/customer/preferences/preferences.tsx',
    scenario: ['customer-with-orders'],
    path: '/account?page=preferences',
    fields: [{ label: /^Emails/, kind: 'checkbox' }],
    submit: 'Save preferences',
    call: SUBSCRIBE,
    failure: 'We could not change your choice about emails, so it is as it was. Please try again.',
    success: ({ page }) => page.getByText('Your preferences are saved.'),
  },
]

/** Forms that are not in the table: files or folders, with the reason. */
export const OTHER_FORMS: Readonly<Record<string, string>> = {
  'app/product/gift-card/': 'fields of the product’s form: product-buying.spec.ts',
  'app/returns/': 'steps of one flow; e2e/returns.spec.ts goes through all of them by keyboard and with failures',
  'app/customer/orders/order-actions.tsx': 'a button, and a checkbox for letters; e2e/orders.spec.ts',
  'app/analytics/consent/privacy-settings.tsx': 'calls nothing; e2e/consent.spec.ts',
  'app/cart/cart-lines.tsx': 'a button, and one number per line, sent as it changes; e2e/cart.spec.ts',
  'app/cart/cart-folds.tsx': 'buttons without a field; e2e/cart.spec.ts',
  'app/collection/browse.tsx': 'filters before hydration, a GET; e2e/collections.spec.ts',
  'app/collection/filter-form.tsx': 'filters in the browser, no call; e2e/collections.spec.ts',
  'app/fit/finder/questions/question-form.tsx': 'its answers stay in the browser; e2e/quiz.spec.ts',
  'app/fit/finder/start.tsx': 'two buttons without a field; e2e/fit-finder.spec.ts',
  'app/product/line-change/line-change-form.tsx':
    'lists and colours of a line; e2e/cart-line-change.spec.ts makes it fail',
  'app/product/other-cart/other-cart-notices.tsx': 'buttons without a field; e2e/country-change.spec.ts',
  'app/region/country-modal.tsx': 'buttons without a field; e2e/regions.spec.ts',
  'app/shell/flash-banner.tsx': 'a button without a field; e2e/banners.spec.ts',
  'app/shell/footer-markup.tsx': 'buttons without a field; e2e/shell.spec.ts',
  'app/search/search-field.tsx': 'one word, a GET; e2e/search-drawer.spec.ts makes it fail',
  'app/shell/missing-page.tsx':
    'one word, a GET, and buttons without a field; e2e/error-pages.spec.ts, e2e/sold-elsewhere.spec.ts',
}
