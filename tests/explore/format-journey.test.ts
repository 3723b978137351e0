import { expect, test } from 'vitest'
import { formatJourney } from './format-journey.ts'

const place = { device: 0, tab: 0 }
const setting = {
  seed: 1,
  scenario: 'low-stock',
  conditions: ['translated'],
  isPhone: false,
  hasTrouble: true,
} as const

test('a find is written as a journey in Playwright’s words [EXP-01]', () => {
  const journey = formatJourney({
    property: 'shown total',
    says: 'the page says £98 in total, the store 196.0 GBP',
    visit: {
      setting,
      steps: [
        { do: 'open', ...place, path: '/cart' },
        { do: 'press', ...place, role: 'button', name: "One more of Jo's Heroes", nth: 1, times: 1 },
        { do: 'fill', ...place, role: 'textbox', name: 'Code', nth: 0, value: 'SORTED' },
        {
          do: 'add-fault',
          fault: { upstream: 'shopify', operation: 'cart', respond: { status: 503 }, times: 1, after: 0 },
        },
        { do: 'pay-elsewhere' },
      ],
    },
  })
  expect(journey).toBe(`import { expect, test } from '#tests/support/shop.ts'

test.use({ scenario: ['low-stock'], condition: 'translated' })

// shown total: the page says £98 in total, the store 196.0 GBP
test('shown total', async ({ page, world, context, openTab }) => {
  await page.goto('/cart')
  await page.getByRole('button', { name: 'One more of Jo\\'s Heroes', exact: true }).nth(1).click()
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('SORTED')
  await world.control.addFault(world.id, {"upstream":"shopify","operation":"cart","respond":{"status":503},"times":1,"after":0})
  // the visitor pays for the cart on another device
  // what has to hold here
  await expect(page.getByRole('main')).toBeVisible()
})
`)
})
