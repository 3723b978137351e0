import { lazy, useRef, useState } from 'react'
import { useMessageFor } from '#app/copy/messages.ts'
import { reviewsWords } from '#app/copy/reviews.ts'
import { useWords } from '#app/copy/use-words.ts'
import { OptionalPart } from '#app/page/optional-part.tsx'
import { useRegion } from '#app/region/use-region.ts'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import { ResponsiveImage, toSizedUrl } from '#app/ui/responsive-image.tsx'
import { formatShortDate } from '#app/ui/short-date.ts'
import { Stars } from '#app/ui/stars.tsx'
import { formatMeasures } from './format-measures.ts'
import styles from './review-item.module.css'
import type { ReviewVote } from './review-votes.ts'
import type { Review } from './reviews.ts'

const ZoomDialog = lazy(() => import('../gallery/zoom-dialog.tsx').then((module) => ({ default: module.ZoomDialog })))

/** One review. The writer's measures tell readers whether it applies to them. */
export function ReviewItem({ review, vote }: { review: Review; vote: ReviewVote | undefined }) {
  const t = useWords(reviewsWords)
  const region = useRegion()
  const { height, weight, size, runs } = review
  const measures = [
    ...formatMeasures(review, region),
    size && t(height || weight ? 'wears-too' : 'wears', { size }),
    runs && t(`runs.${runs}`),
  ].filter(Boolean)
  return (
    // focusable, because the first new review gets the focus
    <li className={styles.review} tabIndex={-1}>
      <Stars score={review.score} label={t('score', { score: review.score })} />
      {/* the year depends on the day, and a cached page is older than its hydration */}
      <time dateTime={review.at} className={styles.date} suppressHydrationWarning>
        {formatShortDate(review.at)}
      </time>
      <h3 className={styles.title} dir="auto">
        {review.title}
      </h3>
      <p className={styles.text} dir="auto">
        {review.text}
      </p>
      {review.photos ? <Photos photos={review.photos} review={review} /> : null}
      {measures.length > 0 ? <p className={styles.measures}>{measures.join(', ')}</p> : null}
      <p className={styles.who}>
        <b className={styles.author} dir="auto" translate="no">
          {review.author}
        </b>
        {review.verified ? <span>{`, ${t('verified')}`}</span> : null}
      </p>
      {review.votes === undefined ? null : <VoteButton votes={review.votes} vote={vote} />}
    </li>
  )
}

/** A press votes for the review as helpful, another takes the vote back. Without `vote` the space is reserved. */
function VoteButton({ votes, vote }: { votes: number; vote: ReviewVote | undefined }) {
  const t = useWords(reviewsWords)
  const messageFor = useMessageFor()
  const count = vote?.votes ?? votes
  return (
    <div className={styles.vote}>
      <button
        type="button"
        className={styles.helpful}
        aria-pressed={vote?.isMine ?? false}
        disabled={!vote}
        // the second click of a double-click takes nothing back
        onClick={({ detail }) => (detail > 1 ? undefined : vote?.onToggle())}
      >
        {t('helpful')}
      </button>
      {count > 0 ? <span className={styles.votes}>{t('helped', { count })}</span> : null}
      {vote?.hasFailed ? (
        <p role="alert" className={styles.failed}>
          {messageFor('reviews.vote-failed')}
        </p>
      ) : null}
    </div>
  )
}

/** The writer's photos. Each opens larger: in the gallery's dialog, or by itself where the page has no script. */
function Photos({ photos, review }: { photos: NonNullable<Review['photos']>; review: Review }) {
  const t = useWords(reviewsWords)
  const [zoom, setZoom] = useState<{ at: number; open: boolean } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const { author } = review
  const pictures = photos.map(({ src, alt }, at) => ({
    src,
    alt: alt ? t('photo.of', { alt, author }) : t('photo', { at: at + 1, count: photos.length, author }),
  }))
  return (
    <>
      <ul ref={list} className={styles.photos}>
        {pictures.map(({ src, alt }, at) => (
          <li key={src}>
            <a
              href={toSizedUrl(src, LARGE_PHOTO)}
              className={styles.photo}
              onClick={(event) => {
                if (isBrowserHandledClick(event.nativeEvent)) return
                event.preventDefault()
                setZoom({ at, open: true })
              }}
            >
              <ResponsiveImage src={src} alt={alt} card width={160} height={200} sizes="80px" />
            </a>
          </li>
        ))}
      </ul>
      {zoom ? (
        <OptionalPart>
          <ZoomDialog
            name={t('photos', { author })}
            pictures={pictures}
            gallery={list}
            first={zoom.at}
            open={zoom.open}
            onClose={() => setZoom({ ...zoom, open: false })}
          />
        </OptionalPart>
      ) : null}
    </>
  )
}

/** The width of a photo that a browser without script opens. */
const LARGE_PHOTO = 1200
