/** The announcement above the header (spec 3, "Flash banner item"). */
export type FlashBanner = {
  /** Identifies the banner: a dismissed banner stays hidden until its name changes. */
  name: string
  messageDesktop: string
  messageMobile: string
  background: string
  /** Text colour, legible on the background. */
  content: string
  /** A discount code as editors wrote it. */
  discount: string | null
  discountLabel: string | null
  link: { text: string; href: string } | null
  /** Takes two lines on phones. */
  largeOnMobile: boolean
  /** Links to the Fit Finder and has a close button. */
  dismissible: boolean
}
