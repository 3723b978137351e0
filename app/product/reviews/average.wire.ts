import type { ReviewPage } from '#contracts/reviews/client.ts'

/** The average score, computed from the number of each score if it is missing. 0 without reviews. */
export function getAverage({ average_score, star_distribution }: ReviewPage['bottomline']): number {
  if (average_score !== undefined) return average_score
  const scores = Object.entries(star_distribution).map(([score, count]) => ({ score: Number(score), count }))
  const total = scores.reduce((sum, { count }) => sum + count, 0)
  return total === 0 ? 0 : scores.reduce((sum, { score, count }) => sum + score * count, 0) / total
}
