import { account } from '#app/copy/en-GB/account.ts'
import { useWords } from '#app/copy/use-words.ts'

/** The account's words, which come with its chunk. */
export const useAccountWords = () => useWords(account)
