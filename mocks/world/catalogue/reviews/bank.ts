/**
 * A heading and what stands under it. `{style}`, `{colour}` and `{months}` are filled in for each review.
 * What it speaks of, where that binds it: 'own-size' says the size itself, so none is shown beside it; 'build' is for
 * styles that come in builds; 'years' for those that have been sold for some.
 */
export type Remark = readonly [title: string, body: string, about?: 'own-size' | 'build' | 'years']

/** What people say of one kind of garment, by the stars they give. Everything is said once per style at most. */
export type Bank = {
  five: readonly Remark[]
  four: readonly Remark[]
  three: readonly Remark[]
  /** One star or two. */
  low: readonly Remark[]
}
