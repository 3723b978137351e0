/** The rasterised textures. `dye` has four bytes per pixel, `table` and `cloth` three, the others one. */
export type TextureBuffers = Record<'table' | 'dye' | 'level' | 'drape' | 'crease' | 'tone' | 'cloth', Uint8Array> & {
  width: number
  height: number
  /** Pixels per drawing unit. */
  scale: number
  /** Origin of the frame in drawing units, so that a close-up shows the same threads. */
  origin: readonly [x: number, y: number]
  /** How much finer threads are than in a view of a whole garment. */
  fineness: number
}
