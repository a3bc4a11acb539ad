/** Separates the levels of a path: "CSS > Properties > display". No level contains it. */
export const PATH_SEPARATOR = ' > '

/** A path for display: "CSS › Properties › display". */
export function pathLabels(path: string): string {
  return path.replaceAll(PATH_SEPARATOR, ' › ')
}

/** The levels of a path from the top: "CSS > Properties" → CSS, Properties. */
export function pathLevels(path: string): readonly string[] {
  return path.split(PATH_SEPARATOR)
}
