import { LazySection } from '#routes/detail/lazy-section.tsx'

import type { FeatureTestsProps } from './feature-tests.tsx'

/** Lines that a test is about as high as. */
const TEST_LINES = 5

const load = async () => (await import('./feature-tests.tsx')).FeatureTests

/** How a page can test for what this one is about. The tests are below what it is first about, and load after it. */
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
