/**
 * A picture of the content service with its dimensions in pixels. `src` is null if it could not be loaded; the page then shows
 * a placeholder of that size.
 */
export type Picture = { src: string | null; alt: string; width: number; height: number }

/** A picture that can be shown. */
export type LoadedPicture = Picture & { src: string }

/** Whether a picture can be shown. */
export const isLoaded = (picture: Picture | null | undefined): picture is LoadedPicture =>
  typeof picture?.src === 'string'
