import { expect, type Page } from '@playwright/test'
import { COOKIE, SESSION_STORAGE } from '#contracts/shop/visitor.ts'

/** What a session holds of a visitor who has seen enough pages for an offer. */
export const LATE_IN_A_VISIT = {
  [SESSION_STORAGE.visitPages]: JSON.stringify({ count: 9, path: '/search', isAboutFit: false, hasFitFinder: false }),
}

/** Returns what a shopper does and sees of the newsletter. */
export function createNewsletter(page: Page) {
  const offer = page.getByRole('dialog', { name: '10% off your first order' })
  const confirmation = page.getByRole('dialog', { name: 'You’re on the list' })
  const footer = page.getByRole('contentinfo')
  return {
    /** The modal with the sign-up. */
    offer,
    confirmation,
    /** The form in the footer, which hydrates near the screen. */
    async findFooterForm() {
      const submit = footer.getByRole('button', { name: 'Sign up' })
      await footer.scrollIntoViewIfNeeded()
      await expect(submit).toHaveAttribute('aria-disabled', 'true')
      return { email: footer.getByLabel('Email address'), submit }
    },
    /**
     * Opens the modal with a mouse that leaves, for a visitor who has not closed it before: on the page at `path`, or on the
     * one that is open, loaded again.
     */
    async openByLeaving(path = page.url()) {
      await page.context().clearCookies({ name: COOKIE.hideNewsletterPrompt })
      await page.evaluate((stored) => {
        for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
      }, LATE_IN_A_VISIT)
      await page.goto(path)
      // its code loads when the browser is idle
      await expect(async () => {
        await page.mouse.move(300, 300)
        await page.mouse.move(300, 10)
        await expect(offer).toBeVisible({ timeout: 2_000 })
      }).toPass()
    },
    /** Changes to the sign-up by phone. */
    async choosePhone() {
      await offer.getByRole('button', { name: 'Use my phone number instead' }).click()
      return {
        country: offer.getByLabel('Country'),
        number: offer.getByLabel('Phone number'),
        submit: offer.getByRole('button', { name: 'Sign up' }),
      }
    },
  }
}
