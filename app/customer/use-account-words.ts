import { account } from '#app/copy/en-GB/account.ts'
import { useWords } from '#app/copy/use-words.ts'

/** The account's texts. They load with the account's chunk. */
export const useAccountWords = () => useWords(account)
