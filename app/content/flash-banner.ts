/** The line above the header (spec 3, "Flash banner item"). */
export type FlashBanner = {
  /** Tells one banner from the next: who has put this one away will see the next. */
  name: string
  messageDesktop: string
  messageMobile: string
  background: string
  /** Always readable on the background. */
  content: string
  discountLabel: string | null
  link: { text: string; href: string } | null
  /** On phones it takes two lines. */
  largeOnMobile: boolean
  /** It asks shoppers to the Fit Finder, and can be put away. */
  dismissible: boolean
}
