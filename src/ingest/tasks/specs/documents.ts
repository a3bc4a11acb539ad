/** Guides, processes and documents of the organisations, by what people look for in them. */
export const documentSpecWords = `
WCAG22: web content accessibility guidelines; contrast ratio rule; aa and aaa level
`
