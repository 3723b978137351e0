import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { isLoaded, type Picture } from '#app/content/pictures/picture.ts'
import { DENSE_PHONE } from '#app/ui/responsive-image.tsx'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import type { Page } from './page.server.ts'
import styles from './page-hero.module.css'

/** The width of a picture beside the text. */
const BESIDE_SIZES = `(min-width: 1024px) 56vw, ${DENSE_PHONE} 62vw, 100vw`

/**
 * The page's title and description, and its picture below or beside them, never behind: no picture is even enough for text.
 * The header lies over a page with a theme of its own.
 */
export function PageHero({ page }: { page: Page }) {
  const { title, description, picture, tallPicture, headerTheme } = page
  const text = (
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      {description ? <p className={styles.lead}>{description}</p> : null}
    </div>
  )
  if (headerTheme !== 'default')
    return (
      <header className={styles.range} data-theme={headerTheme}>
        {text}
        {picture ? <RangePicture picture={picture} tall={tallPicture} /> : null}
      </header>
    )
  if (!picture) return <header className={styles.plain}>{text}</header>
  return (
    <header className={styles.beside}>
      {text}
      <div className={styles.frame}>
        <ContentPicture picture={picture} sizes={BESIDE_SIZES} isLargest />
      </div>
    </header>
  )
}

function RangePicture({ picture, tall }: { picture: Picture; tall: Picture | null }) {
  if (!isLoaded(picture))
    return (
      <div className={styles.scene}>
        <ContentPicture picture={picture} sizes={BESIDE_SIZES} />
      </div>
    )
  return (
    <ScenePicture
      scene={picture}
      tall={isLoaded(tall) ? tall : null}
      isLargest
      isContent
      className={picture.height > picture.width ? `${styles.scene} ${styles.upright}` : styles.scene}
    />
  )
}
