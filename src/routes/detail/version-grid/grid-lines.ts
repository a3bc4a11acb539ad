/** Lines of text that the grid is about as high as. */
export const GRID_LINES = 12
