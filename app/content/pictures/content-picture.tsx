import { pictureWords } from '#app/copy/content.ts'
import { useWords } from '#app/copy/use-words.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import styles from './content-picture.module.css'
import { isLoaded, type Picture } from './picture.ts'

/** A picture of the content service. A failed one is replaced by its text in a box of the same size (CONT-03). */
export function ContentPicture(props: { picture: Picture; sizes: string; isLargest?: boolean }) {
  const { picture, sizes, isLargest } = props
  if (!isLoaded(picture)) return <MissingPicture picture={picture} />
  return <ResponsiveImage {...picture} sizes={sizes} isLargest={isLargest} isContent />
}

function MissingPicture({ picture: { alt, width, height } }: { picture: Picture }) {
  const t = useWords(pictureWords)
  const text = alt || t('missing')
  return (
    <span role="img" aria-label={text} className={styles.missing}>
      {/* Has the picture's proportions without a style attribute. */}
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      <span aria-hidden="true" className={styles.text}>
        {text}
      </span>
    </span>
  )
}
