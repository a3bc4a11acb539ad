/** Lines that a test is about as high as. */
export const TEST_LINES = 5

/** Loads the tests of a page, which are below what it is first about. */
export async function loadFeatureTests() {
  return (await import('./feature-tests.tsx')).FeatureTests
}
