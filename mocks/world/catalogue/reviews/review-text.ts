/** What a review's words say of its writer, so that his measures agree with them. */
export type ReviewFacts = {
  /** How long he has had it at least. */
  months?: number
  /** How the size runs, where the words say so. */
  runs?: 'small' | 'large'
  /** The size that the words name, such as '33 / C / 31'. */
  size?: string
  heightCm?: number
  weightKg?: number
}

/** A review's stars, title and text. Every sentence is in the catalogue once. */
export type ReviewText = readonly [stars: 1 | 2 | 3 | 4 | 5, title: string, body: string, facts?: ReviewFacts]

/** Reviews by the name of their style. */
export type ReviewsByStyle = Readonly<Record<string, readonly ReviewText[]>>
