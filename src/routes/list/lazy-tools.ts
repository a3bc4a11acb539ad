import type { ComponentType } from 'react'

import { loadAnswers } from '#search/answers/load-answers.ts'
import type { FilterPanelProps } from '#search/filters/filter-panel.tsx'
import { loadQuestions } from '#search/questions/load-questions.ts'
import type { EmptyResultsProps } from '#search/results/empty-results.tsx'
import { lazyView } from '#search/state/lazy-view.ts'

import type * as ToolsModule from './list-tools.tsx'

export const ListTools = lazyView(() => loadTool((tools) => tools.ListTools))
export const ListAnswer = lazyView(() => loadTool((tools) => tools.ListAnswer))
export const ListNote = lazyView(() => loadTool((tools) => tools.ListNote))
export const ResultPages = lazyView(() => loadTool((tools) => tools.ResultPages))
export const FilterPanel = lazyView<FilterPanelProps>(() => loadTool((tools) => tools.FilterPanel))
export const EmptyResults = lazyView<EmptyResultsProps>(() =>
  loadTool((tools) => tools.EmptyResults),
)

/** Loads what a list shows beside its results, so that it renders without suspending. */
export async function preloadTools(): Promise<void> {
  const tools = [ListTools, ListAnswer, ListNote, ResultPages, FilterPanel, EmptyResults]
  await Promise.all(tools.map(({ preload }) => preload()))
}

/**
 * Loads the code by which a list answers a question and notes a correction: the server's markup has
 * the answer and the note.
 */
export async function preloadTextParts(): Promise<void> {
  await Promise.all([loadAnswers(), loadQuestions()])
}

type Tools = typeof ToolsModule

/** A list remains usable if its tools fail to load. */
async function loadTool<Props>(
  pick: (tools: Tools) => ComponentType<Props>,
): Promise<ComponentType<Props>> {
  try {
    return pick(await import('./list-tools.tsx'))
  } catch {
    return () => null
  }
}
