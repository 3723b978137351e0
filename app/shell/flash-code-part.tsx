import { useEffect } from 'react'
import { getBrowserCart } from '#app/cart/browser-cart.ts'
import { flashCodeWords } from '#app/copy/shell.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import {
  readBrowserCookie,
  refusesCookies,
  setBrowserCookie,
  subscribeToVisitorChanges,
} from '#app/visitor/browser-state.ts'
import { cartCount, discountCode, hideNewsletterPrompt } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'

/**
 * Applies the code of the flash banner in place (NAV-09), and keeps the banner in sync with the cookie. Works on the DOM, so
 * that the banner itself, which is on every page, is plain markup.
 */
export function FlashCodePart() {
  const region = useRegion().code
  const t = useWords(flashCodeWords)

  useEffect(() => {
    const showState = () => {
      const { dataset } = document.documentElement
      const code = findForm()?.querySelector('button')?.value
      if (code !== undefined && readStoredCode() === code) dataset.code = 'kept'
      else if (dataset.code === 'kept') delete dataset.code
    }
    async function onSubmit(event: SubmitEvent) {
      const form = findForm()
      const code = form?.querySelector('button')?.value
      // without cookies the form posts, and the cart page says what that means
      if (!form || event.target !== form || !code || refusesCookies()) return
      event.preventDefault()
      setBrowserCookie(discountCode, code)
      // whoever takes one offer is not asked to sign up for another
      setBrowserCookie(hideNewsletterPrompt, 'true')
      const state = form.nextElementSibling
      // moves the focus from the button, which is hidden now
      if (state instanceof HTMLElement) state.focus()
      if ((await applyToCart(region, code)) || !state) return
      const [before = '', after = ''] = t('refused', { code }).split(code)
      // browsers do not translate a code
      state.replaceChildren(
        before,
        Object.assign(document.createElement('span'), { translate: false, textContent: code }),
        after,
      )
      document.documentElement.dataset.code = 'refused'
    }
    showState()
    document.addEventListener('submit', onSubmit)
    const unsubscribe = subscribeToVisitorChanges(showState)
    return () => {
      document.removeEventListener('submit', onSubmit)
      unsubscribe()
    }
  }, [region, t])

  return null
}

const findForm = () => document.querySelector<HTMLFormElement>('form[data-offer]')
const readStoredCode = () => readBrowserCookie(discountCode)

/** Applies the stored code to a cart that has lines. Resolves to false only if Shopify refuses it. */
async function applyToCart(region: RegionCode, code: string): Promise<boolean> {
  if (!Number(readBrowserCookie(cartCount(region)))) return true
  const outcome = await getBrowserCart(region).submit({ kind: 'code', code, shouldApply: true })
  return !outcome.ok || readStoredCode() === code
}
