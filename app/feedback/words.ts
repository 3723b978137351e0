import { feedback } from '#app/copy/en-GB/feedback.ts'
import { useWords } from '#app/copy/use-words.ts'

/** `t(key, values)` in the texts that survey and unsubscribe form share. */
export const useFeedbackWords = () => useWords(feedback)
