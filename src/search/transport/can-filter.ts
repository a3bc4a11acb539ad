/**
 * In the state of a list whose results have to work in the visitor's browsers, or must not. What these are may have to be loaded,
 * and the library waits for nothing: what the address says is the condition `filters` of its queries, and the client
 * writes it out.
 */
export const CAN = '&can='
