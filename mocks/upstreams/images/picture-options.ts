/** How the pictures of the image host are made. */
export type PictureOptions = {
  /** Renders the images that are needed first in the background, so that no page waits for one. */
  warmPictures?: boolean
  /** Draws in flat colours, in an eighth of the time. */
  draftPictures?: boolean
}
