import type { Guide } from './chart.ts'
import { GuideDrawing } from './drawings/guide-drawing.tsx'
import styles from './measure-guides.module.css'
import { useSizeChartWords } from './words.ts'

/** The measuring guides, each a drawing with two sentences. */
export function MeasureGuides({ guides }: { guides: readonly Guide[] }) {
  const t = useSizeChartWords()
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
