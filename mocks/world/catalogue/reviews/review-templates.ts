/**
 * The title and text of a review, with `{style}`, `{colour}` and `{months}` to fill in. `about` restricts its use:
 * 'own-size' names a size, so no other is shown; 'build' needs a style with builds; 'years' an old one.
 */
export type ReviewTemplate = readonly [title: string, body: string, about?: 'own-size' | 'build' | 'years']

/** Review templates of one kind of garment, by rating. Each is used at most once per style. */
export type ReviewTemplates = {
  five: readonly ReviewTemplate[]
  four: readonly ReviewTemplate[]
  three: readonly ReviewTemplate[]
  /** One star or two. */
  low: readonly ReviewTemplate[]
}
