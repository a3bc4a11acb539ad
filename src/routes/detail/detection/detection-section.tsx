import { LazySection } from '#routes/detail/lazy-section.tsx'

import type { FeatureTestsProps } from './feature-tests.tsx'

/** The approximate height of a test in lines. */
const TEST_LINES = 5

const load = async () => (await import('./feature-tests.tsx')).FeatureTests

/** How a page can detect the feature. Loaded after the main content above it. */
export function DetectionSection(props: FeatureTestsProps) {
  return (
    <LazySection
      id="detection"
      title="Feature detection"
      load={load}
      lines={TEST_LINES * props.tests.length}
      props={props}
    />
  )
}
