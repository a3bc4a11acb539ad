import { createContext } from 'react'

/** The query that the rows below are the answer to; empty where none was asked. */
export const SearchedText = createContext('')
