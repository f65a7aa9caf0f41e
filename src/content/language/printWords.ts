/** Capital and small letters of words. */

/** With a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A word in capitals as a name: `SHIELD` is `Shield`. */
export const asName = (word: string): string => capital(word.toLowerCase());
