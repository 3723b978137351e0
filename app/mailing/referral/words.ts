import { referral } from '#app/copy/en-GB/referral.ts'
import { useWords } from '#app/copy/use-words.ts'

export const useReferralWords = () => useWords(referral)
