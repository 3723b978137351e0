import { expect, type Page } from '@playwright/test'
import type { World } from '#tests/support/shop.ts'
import type { createShopper } from '#tests/support/shopper/shopper.ts'

/** The customer of journeys about signing in and out. */
export const ANN = { firstName: 'Ann', lastName: 'Archer', signedIn: false } as const

/** The title of the signed-in customer's account. */
export const getGreeting = (page: Page, name = 'Ann') => page.getByRole('heading', { name: `Hello, ${name}` })

/** The title of the account's page after signing out. */
export const getSignedOut = (page: Page) => page.getByRole('heading', { name: 'You are signed out' })

type Visit = { page: Page; world: World; shopper: ReturnType<typeof createShopper> }

/** Creates Ann and signs in as her on a page of the account, by default its overview; returns her email and id. */
export async function signInAnn({ page, world, shopper }: Visit, path = '/account?page=overview') {
  const ann = await world.control.seedCustomer(world.id, ANN)
  await page.goto(path)
  await shopper.account.signInAs(ann.email)
  await expect(page).toHaveURL(path)
  await expect(getGreeting(page)).toBeVisible()
  return ann
}

/** Lets the stored tokens end so soon that the next page refreshes them; returns the access token. */
export const letTokensEndSoon = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('access_tokens') ?? '{}')
    localStorage.setItem('access_tokens', JSON.stringify({ ...tokens, tokenExpiry: Date.now() + 30_000 }))
    return tokens.accessToken
  })
