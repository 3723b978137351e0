/** Plates as pixels. `dye` has four bytes a pixel, `table` and `cloth` three, the others one. */
export type Exposed = Record<'table' | 'dye' | 'level' | 'drape' | 'crease' | 'tone' | 'cloth', Uint8Array> & {
  width: number
  height: number
  /** Pixels per unit of the sheet. */
  scale: number
  /** Where the frame begins on the sheet, so that a close-up shows the same threads. */
  origin: readonly [x: number, y: number]
}
