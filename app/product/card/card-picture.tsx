import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { Elements } from '#app/ui/elements.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import type { ProductCard } from '../product.ts'
import styles from './card-picture.module.css'

/** How far a finger moves sideways before it is a swipe and no press, in pixels. */
const SWIPE = 24

/**
 * The pictures of a card. The second one shows while its link is hovered or has the focus, and after a swipe; it loads then,
 * and the first one stays below it.
 */
export function CardPicture(props: {
  product: Pick<ProductCard, 'image' | 'secondImage'>
  sizes: string
  eager: boolean | undefined
  isLargest: boolean | undefined
  pictures: CardPictures
  /** Rendered over the pictures. */
  children: Elements
}) {
  const { product, sizes, pictures } = props
  return (
    <div
      className={styles.pictures}
      data-second={pictures.isSecondShown || undefined}
      data-swipes={product.secondImage ? true : undefined}
    >
      {product.image ? (
        <ResponsiveImage
          src={product.image}
          alt=""
          card
          width={800}
          height={1000}
          sizes={sizes}
          eager={props.eager}
          isLargest={props.isLargest}
        />
      ) : null}
      {product.secondImage && pictures.isSecondLoaded ? (
        <ResponsiveImage
          src={product.secondImage}
          alt=""
          card
          eager
          width={800}
          height={1000}
          sizes={sizes}
          className={styles.second}
        />
      ) : null}
      {props.children}
    </div>
  )
}

type CardPictures = ReturnType<typeof useCardPictures>

/** Returns the handlers of a card's link that change its pictures. Another colour begins with its first picture. */
export function useCardPictures({ handle }: Pick<ProductCard, 'handle'>) {
  const [state, setState] = useState({ handle, isLoaded: false, isSwiped: false })
  const isCurrent = state.handle === handle
  const startX = useRef<number | null>(null)
  const hasSwiped = useRef(false)
  return {
    isSecondLoaded: isCurrent && state.isLoaded,
    isSecondShown: isCurrent && state.isSwiped,
    load: () => setState({ handle, isLoaded: true, isSwiped: isCurrent && state.isSwiped }),
    linkProps: {
      onPointerDown({ pointerType, clientX }: PointerEvent) {
        startX.current = pointerType === 'mouse' ? null : clientX
        hasSwiped.current = false
      },
      onPointerUp({ clientX }: PointerEvent) {
        if (startX.current === null || Math.abs(clientX - startX.current) < SWIPE) return
        hasSwiped.current = true
        setState({ handle, isLoaded: true, isSwiped: !(isCurrent && state.isSwiped) })
      },
      // Ignores the click that some browsers send after a swipe.
      onClick(event: MouseEvent) {
        if (hasSwiped.current) event.preventDefault()
      },
    },
  }
}
