// The package has no types of its own.
declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
    keepFeatures?: readonly string[]
    noHinting?: boolean
    dropTables?: readonly string[]
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>
}
