import { useCopy } from '#app/copy/every-page.ts'
import { useFormAction } from '#app/region/use-form-action.ts'
import styles from './flash-banner.module.css'

/**
 * The code of the flash banner: a button that applies it, and what is said afterwards. Style shows one of them by the
 * attribute data-code of <html>, which an inline script sets before the banner is painted. flash-code-part.tsx answers the
 * button in place; until it has loaded, the form posts.
 */
export function FlashCode({ code, label }: { code: string; label: string }) {
  const t = useCopy()
  const action = useFormAction('/cart')
  return (
    <>
      <form method="post" action={action} className={styles.offer} data-offer>
        <button type="submit" name="offer" value={code}>
          {label}
        </button>
      </form>
      <strong tabIndex={-1} className={styles.state}>
        {t('flash.code-kept', { code })}
      </strong>
    </>
  )
}
