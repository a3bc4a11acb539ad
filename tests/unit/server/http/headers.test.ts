import { expect, test } from 'vitest'

import { answerHeaders, pageHeaders } from '#server/http/headers.ts'

const directives = (policy: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )

test('the policy of a page allows its own files only', () => {
  const policy = directives(pageHeaders()['Content-Security-Policy'])
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'check-worker provider-worker service-worker',
  })
})

test('the policy of a page allows the style elements whose digests it is given, and no other', () => {
  const policy = directives(
    pageHeaders([], ["'sha256-a='", "'sha256-b='"])['Content-Security-Policy'],
  )
  expect(policy.get('style-src')).toBe("'self' 'sha256-a=' 'sha256-b='")
})

test('the policy of a page allows the scripts whose digests it is given, and no other', () => {
  const policy = directives(pageHeaders([], [], ["'sha256-c='"])['Content-Security-Policy'])
  expect(policy.get('script-src')).toBe("'self' 'sha256-c='")
})

test('the policy of a page allows the origins that it is given', () => {
  const origins = ['https://search.example', 'https://other.example:8443']
  const policy = directives(pageHeaders(origins)['Content-Security-Policy'])
  expect(policy.get('connect-src')).toBe(`'self' ${origins.join(' ')}`)
})

test('pages and answers have the same headers but for the policy and who may read them', () => {
  const { 'Content-Security-Policy': ofPages, ...page } = pageHeaders()
  const { 'Content-Security-Policy': ofAnswers, ...answer } = answerHeaders
  expect(answer).toEqual({ ...page, 'Cross-Origin-Resource-Policy': 'cross-origin' })
  expect(page).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  })
  expect(ofAnswers).not.toEqual(ofPages)
})

test('an answer of the provider runs nothing and stands in no frame', () => {
  expect(Object.fromEntries(directives(answerHeaders['Content-Security-Policy']))).toEqual({
    'default-src': "'none'",
    'frame-ancestors': "'none'",
  })
})
