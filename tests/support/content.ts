import { content } from 'virtual:content'

/** What the page says about its data: what the built page says too. */
export const { summary } = content

/** The number of records of an index, as the page writes it. */
export const countOf = (index: string): string => (summary.counts[index] ?? 0).toLocaleString('en')
