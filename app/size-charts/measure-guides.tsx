import { sizeChartsWords } from '#app/copy/size-charts.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Guide } from './chart.ts'
import { GuideDrawing } from './drawings/guide-drawing.tsx'
import styles from './measure-guides.module.css'

/** The measuring guides, each a drawing with two sentences. */
export function MeasureGuides({ guides }: { guides: readonly Guide[] }) {
  const t = useWords(sizeChartsWords)
  return (
    <ol className={styles.guides}>
      {guides.map((guide) => (
        <li key={guide} className={styles.guide}>
          <div className={styles.drawing}>
            <GuideDrawing guide={guide} />
          </div>
          <h2 className={styles.title}>{t(`guide.${guide}`)}</h2>
          <p className={styles.text}>{t(`guide.${guide}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
