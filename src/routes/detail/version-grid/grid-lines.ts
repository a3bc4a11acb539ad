/** The approximate height of the grid in lines of text. */
export const GRID_LINES = 12
