import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { isLoaded } from '#app/content/pictures/picture.ts'
import { DENSE_PHONE } from '#app/ui/responsive-image.tsx'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import type { Page } from './page.server.ts'
import styles from './page-hero.module.css'

/** The width of a picture beside the text. */
const BESIDE_SIZES = `(min-width: 1024px) 56vw, ${DENSE_PHONE} 62vw, 100vw`

/** The page's title and description over its picture, beside it, or without one, by its header theme. */
export function PageHero({ page }: { page: Page }) {
  const { title, description, picture, tallPicture, headerTheme } = page
  const text = (
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      {description ? <p className={styles.lead}>{description}</p> : null}
    </div>
  )
  if (!picture) return <header className={styles.plain}>{text}</header>
  if (headerTheme === 'default' || !isLoaded(picture))
    return (
      <header className={styles.beside}>
        {text}
        <div className={styles.frame}>
          <ContentPicture picture={picture} sizes={BESIDE_SIZES} isLargest />
        </div>
      </header>
    )
  return (
    <header className={styles.over} data-theme={headerTheme}>
      <ScenePicture
        scene={picture}
        tall={isLoaded(tallPicture) ? tallPicture : null}
        isLargest
        isContent
        className={styles.scene}
      />
      {text}
    </header>
  )
}
