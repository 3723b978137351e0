import { type FormEvent, useEffect, useState } from 'react'
import { getBrowserCart } from '#app/cart/browser-cart.ts'
import type { Cart } from '#app/cart/cart.ts'
import { countryWords, otherCartWords } from '#app/copy/country.ts'
import { formatList } from '#app/copy/format-list.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useFormAction, useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { formatPrice } from '#app/ui/money.ts'
import { readOtherCartsFn } from './other-cart.functions.ts'
import type { OtherCart } from './other-cart.ts'
import styles from './other-cart-notices.module.css'

/** A notice for each cart of another region: how to get back to it, and how to have the same goods here. */
export function OtherCartNotices({ known, cart }: { known: readonly OtherCart[] | null; cart: Cart | null }) {
  const region = useRegion().code
  const [carts, setCarts] = useState(known)
  useEffect(() => {
    if (known) return
    let isCurrent = true
    readOtherCartsFn({ data: { region } }).then(
      (read) => isCurrent && setCarts(read),
      // the cart is still there when this call fails
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [known, region])
  return carts?.map((other) => <OtherCartNotice key={other.region} other={other} cart={cart} />)
}

function OtherCartNotice({ other, cart }: { other: OtherCart; cart: Cart | null }) {
  const t = useWords(otherCartWords)
  const { code, intlLocale } = useRegion()
  const action = useFormAction('/cart')
  const shop = useWords(countryWords)(`shop.${other.region}`)
  const here = new Set(cart?.lines.map(({ merchandiseId }) => merchandiseId))
  const isHere = other.goods.every(({ merchandiseId }) => here.has(merchandiseId))

  function onAdd(event: FormEvent) {
    event.preventDefault()
    void getBrowserCart(code).submit({ kind: 'add', lines: other.goods })
  }
  return (
    <section className={styles.notice} aria-label={t('label', { shop })}>
      <p>{t('kept', { shop, count: other.count })}</p>
      {other.missing.length > 0 ? <p>{t('missing', { names: formatList(other.missing, intlLocale) })}</p> : null}
      <div className={styles.actions}>
        {other.total && !isHere ? (
          <form method="post" action={action} onSubmit={onAdd}>
            <button type="submit" name="other-cart" value={other.region} className={button.quiet}>
              {t('add', { price: formatPrice(other.total, intlLocale) })}
            </button>
          </form>
        ) : null}
        <form method="post" action="/country">
          <input type="hidden" name="path" value="/cart" />
          <button type="submit" name="region" value={other.region} className={button.quiet}>
            {t('back', { shop })}
          </button>
        </form>
      </div>
    </section>
  )
}
