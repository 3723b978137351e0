import { Link } from '@tanstack/react-router'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { isLoaded, type Picture } from '#app/content/pictures/picture.ts'
import { PagePromo } from '#app/content/promos/promo-band.tsx'
import { getOutline } from '#app/content/rich-text.ts'
import { Prose } from '#app/content/rich-text-body.tsx'
import { contentWords } from '#app/copy/content.ts'
import { useWords } from '#app/copy/use-words.ts'
import { ProductCardLink } from '#app/product/card/product-card.tsx'
import button from '#app/ui/button.module.css'
import type { Elements } from '#app/ui/elements.ts'
import { DENSE_PHONE } from '#app/ui/responsive-image.tsx'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import { ColourChart } from './colour-chart.tsx'
import styles from './content-page.module.css'
import featuredProductsStyles from './featured-products.module.css'
import type { FeaturedCollection, Page } from './page.server.ts'
import pageHeroStyles from './page-hero.module.css'

/** Number of headings from which a page has a table of contents. */
const MIN_OUTLINE = 3

/** A content page with its products or colours. `beside` is rendered next to the text, `after` below it. */
export function ContentPageView({ page, beside, after }: { page: Page; beside?: Elements; after?: Elements }) {
  const outline = getOutline(page.body)
  const aside = beside ?? (outline.length >= MIN_OUTLINE ? <Outline headings={outline} /> : null)
  return (
    <article className={styles.page}>
      <PageHero page={page} />
      <div
        className={styles.columns}
        data-aside={aside !== null || undefined}
        data-after={after !== undefined || undefined}
      >
        {aside ? <aside className={styles.aside}>{aside}</aside> : null}
        <div className={styles.body}>
          <Prose text={page.body} />
          {after}
        </div>
      </div>
      {page.promo ? <PagePromo promo={page.promo} /> : null}
      {page.colourFamilies.length > 0 ? <ColourChart families={page.colourFamilies} /> : null}
      {page.featured ? <FeaturedProducts collection={page.featured} /> : null}
    </article>
  )
}

function Outline({ headings }: { headings: readonly { id: string; title: string }[] }) {
  const t = useWords(contentWords)
  return (
    <nav aria-labelledby="outline" className={styles.outline}>
      <h2 id="outline" className={styles.outlineTitle}>
        {t('outline')}
      </h2>
      <ul className={styles.outlineLinks}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The first products of the page's collection, with a link to all of them. */
function FeaturedProducts({ collection }: { collection: FeaturedCollection }) {
  const t = useWords(contentWords)
  return (
    <section className={featuredProductsStyles.section} aria-labelledby="featured-products">
      <h2 id="featured-products" className={featuredProductsStyles.title}>
        {t('goods', { title: collection.title })}
      </h2>
      <ul className={featuredProductsStyles.list}>
        {collection.products.map((product) => (
          <li key={product.handle}>
            <ProductCardLink product={product} heading="h3" />
          </li>
        ))}
      </ul>
      {collection.total > collection.products.length ? (
        <p className={featuredProductsStyles.all}>
          <Link to="/collections/$handle" params={{ handle: collection.handle }} className={button.secondary}>
            {t('goods-all', { count: collection.total })}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

/** The width of a picture beside the text. */
const BESIDE_SIZES = `(min-width: 1024px) 56vw, ${DENSE_PHONE} 62vw, 100vw`

/**
 * The page's title and description with its picture below or beside them, never behind, since text on a picture is hard to
 * read. On pages with a header theme the header overlays the hero.
 */
function PageHero({ page }: { page: Page }) {
  const { title, description, picture, tallPicture, headerTheme } = page
  const text = (
    <div className={pageHeroStyles.words}>
      <h1 className={pageHeroStyles.title}>{title}</h1>
      {description ? <p className={pageHeroStyles.lead}>{description}</p> : null}
    </div>
  )
  if (headerTheme !== 'default')
    return (
      <header className={pageHeroStyles.range} data-whole data-theme={headerTheme}>
        {text}
        {picture ? <RangePicture picture={picture} tall={tallPicture} /> : null}
      </header>
    )
  if (!picture) return <header className={pageHeroStyles.plain}>{text}</header>
  return (
    <header className={pageHeroStyles.beside} data-whole>
      {text}
      <div className={pageHeroStyles.frame}>
        <ContentPicture picture={picture} sizes={BESIDE_SIZES} isLargest />
      </div>
    </header>
  )
}

function RangePicture({ picture, tall }: { picture: Picture; tall: Picture | null }) {
  if (!isLoaded(picture))
    return (
      <div className={pageHeroStyles.scene}>
        <ContentPicture picture={picture} sizes={BESIDE_SIZES} />
      </div>
    )
  return (
    <ScenePicture
      scene={picture}
      tall={isLoaded(tall) ? tall : null}
      isLargest
      isContent
      className={
        picture.height > picture.width ? `${pageHeroStyles.scene} ${pageHeroStyles.upright}` : pageHeroStyles.scene
      }
    />
  )
}
