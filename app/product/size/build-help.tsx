import { buildHelpWords } from '#app/copy/product-info.ts'
import { useWords } from '#app/copy/use-words.ts'
import { BuildDrawing } from '#app/fit/card/build-drawing.tsx'
import { toClosedPart } from '#app/ui/closed-part.tsx'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import styles from './build-help.module.css'

/** What a build is, with a drawing of each, in a fold at the builds. */
export function BuildHelp() {
  const t = useWords(buildHelpWords)
  return (
    <details className={styles.help}>
      <summary className={styles.question}>{t('question')}</summary>
      {toClosedPart(
        <div className={styles.body}>
          <ul className={styles.builds}>
            {OPTION_LISTS.build.map((build) => (
              <li key={build} className={styles.build}>
                <BuildDrawing build={build} />
                <strong>{build}</strong> {t(build)}
              </li>
            ))}
          </ul>
          <p>{t('text')}</p>
        </div>,
      )}
    </details>
  )
}
