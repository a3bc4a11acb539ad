import { firstTargets } from '#search/targets/targets-wanted.ts'

// In the document itself, before anything is painted: where browsers were chosen, verdicts have their
// space in the first paint, and the one on widely available browsers is not seen.
document.documentElement.dataset['browsers'] = firstTargets(window.location.search)
