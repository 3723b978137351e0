/** The address of a gallery's picture that the browser has already, at any size; undefined before it has one. */
export function findLoadedPicture(section: HTMLElement | null, at: number): string | undefined {
  const copies = ['[data-strip]', '[data-marks]'].flatMap(
    (part) => section?.querySelector(part)?.children[at]?.querySelector('img') ?? [],
  )
  return copies.find(({ complete, naturalWidth }) => complete && naturalWidth > 0)?.currentSrc
}
