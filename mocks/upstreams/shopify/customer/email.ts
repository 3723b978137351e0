/** Whether something could be an address at all; the shop checks more closely before it sends one here (FORM-01). */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
