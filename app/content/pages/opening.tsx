import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import styles from './opening.module.css'
import type { Page } from './page.server.ts'

/** Where a page begins: over its picture, beside it, or without one, as the editors have it. */
export function Opening({ page }: { page: Page }) {
  const { title, description, picture, tallPicture, headerTheme } = page
  const words = (
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      {description ? <p className={styles.lead}>{description}</p> : null}
    </div>
  )
  if (!picture) return <header className={styles.plain}>{words}</header>
  if (headerTheme === 'default')
    return (
      <header className={styles.beside}>
        {words}
        <div className={styles.frame}>
          <ResponsiveImage {...picture} sizes="(min-width: 1024px) 56vw, 100vw" eager />
        </div>
      </header>
    )
  return (
    <header className={styles.over} data-theme={headerTheme}>
      <ScenePicture scene={picture} tall={tallPicture} sizes="100vw" eager className={styles.scene} />
      {words}
    </header>
  )
}
