/** The tokens of CSS, by their numbers. */
declare module 'css-tree/tokenizer' {
  export const tokenTypes: Readonly<Record<string, number>>

  export function tokenize(
    text: string,
    onToken: (type: number, start: number, end: number) => void,
  ): void
}
