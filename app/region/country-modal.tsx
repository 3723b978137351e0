import { useLocation } from '@tanstack/react-router'
import { countryWords } from '#app/copy/country.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { Modal } from '#app/ui/modal.tsx'
import { setBrowserCookie } from '#app/visitor/browser-state.ts'
import { chosenRegion } from '#app/visitor/cookies.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import styles from './country-modal.module.css'
import type { CountryQuestion } from './geo-region.ts'
import { useRegion } from './use-region.ts'

/**
 * The country modal: offers the same page in other shops, or to stay, which closing it does too. The choice is stored in
 * th_chosen, so that the modal opens only once.
 */
export function CountryModal(props: { question: CountryQuestion; open: boolean; onAnswered: () => void }) {
  const { question, onAnswered } = props
  const t = useWords(countryWords)
  const { code: currentRegion } = useRegion()
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const shops = question.kind === 'elsewhere' ? REGION_CODES.filter((code) => code !== currentRegion) : [question.there]
  const values = {
    here: t(`name.${currentRegion}`),
    money: t(`money.${currentRegion}`),
    ...(question.kind === 'elsewhere' ? {} : { there: t(`name.${question.there}`) }),
  }
  const stay = () => {
    setBrowserCookie(chosenRegion, currentRegion)
    onAnswered()
  }
  return (
    <Modal open={props.open} title={t(`title.${question.kind}`)} closeLabel={t('close')} onClose={stay}>
      <p>{t(`text.${question.kind}`, values)}</p>
      <form action="/country" method="post" className={styles.answers}>
        <input type="hidden" name="path" value={path} />
        {shops.map((code) => (
          <button key={code} type="submit" name="region" value={code} className={button.primary}>
            {t(`switch.${code}`)}
          </button>
        ))}
        <button type="button" className={button.secondary} onClick={stay}>
          {t(`stay.${currentRegion}`)}
        </button>
      </form>
    </Modal>
  )
}
