import { preferences } from '#app/copy/en-GB/preferences.ts'
import { useWords } from '#app/copy/use-words.ts'

/** The texts of the marketing preferences. */
export const usePreferencesWords = () => useWords(preferences)
