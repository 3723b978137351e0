import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { FIT_FINDER_PATH } from '#app/content/page-handles.ts'
import { referralWords } from '#app/copy/referral.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { refusesCookies, setBrowserCookie } from '#app/visitor/browser-state.ts'
import { discountCode } from '#app/visitor/cookies.ts'
import styles from './gift.module.css'

/** The discount code of a referral, stored for the checkout (CART-13), and links to use it. */
export function Gift({ code }: { code: string | null }) {
  const t = useWords(referralWords)
  const [isStored, setIsStored] = useState(false)
  useEffect(() => {
    if (!code) return
    setBrowserCookie(discountCode, code)
    setIsStored(!refusesCookies())
  }, [code])
  return (
    <section className={styles.gift}>
      {code ? (
        <>
          <h2 className={styles.title}>{t('gift.title')}</h2>
          <p className={styles.code} translate="no">
            {code}
          </p>
          <p>{t(isStored ? 'gift.text' : 'gift.text-typed')}</p>
        </>
      ) : null}
      <div className={styles.actions}>
        <Link to={FIT_FINDER_PATH} preload={false} className={button.primary}>
          {t('gift.fit')}
        </Link>
        <Link to="/collections/$handle" params={{ handle: 'trousers' }} className={button.secondary}>
          {t('gift.shop')}
        </Link>
      </div>
      <p>
        <Link to="/refer-a-friend">{t('gift.onwards')}</Link>
      </p>
    </section>
  )
}
